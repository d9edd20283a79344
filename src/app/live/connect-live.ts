import type { ReadableStore, Store } from '../ui/store';
import { createLead } from './leader';
import type { Live } from './live';
import { createLiveStream, type StreamDeps } from './live-stream';
import { openLive } from './open-live';

type Needs = StreamDeps & { connectivity: ReadableStore<boolean>; missesNews: Store<boolean> };

/** The whole live stream, in a chunk of its own. */
export const connectLive = (needs: Needs): Live =>
  openLive({
    stream: createLiveStream(needs),
    lead: createLead(),
    connectivity: needs.connectivity,
    missesNews: needs.missesNews,
  });
