import type { Language } from '#domain/language';
import type { Session } from '../session/session';
import type { ReadableStore } from '../ui/store';
import { createLead } from './leader';
import type { Live } from './live';
import { createLiveStream } from './live-stream';
import { openLive } from './open-live';

type Needs = {
  host: string;
  session: Pick<Session, 'tokens'>;
  language: () => Language;
  connectivity: ReadableStore<boolean>;
};

/** The whole live stream, in a chunk of its own. */
export const connectLive = (needs: Needs): Live =>
  openLive({
    stream: createLiveStream(needs),
    lead: createLead(),
    connectivity: needs.connectivity,
  });
