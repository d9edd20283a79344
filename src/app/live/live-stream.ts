import type { Language } from '#domain/language';
import type { Session } from '../session/session';
import { readEvents, type Heard } from './read-events';

/** The server's heart beats each 25 s; a stream that is silent for longer than two beats is dead. */
const SILENCE_MS = 60_000;

export type LiveStream = (
  lastId: string | null,
  onHeard: (heard: Heard) => void,
  signal: AbortSignal,
) => Promise<void>;

type Deps = { host: string; session: Pick<Session, 'tokens'>; language: () => Language };

/** One connection, until it ends. Read through `fetch`, because `EventSource` cannot send the tokens. */
export const createLiveStream =
  ({ host, session, language }: Deps): LiveStream =>
  async (lastId, onHeard, signal) => {
    const { idToken, accessToken } = await session.tokens();
    const silence = new AbortController();
    const giveUp = () => silence.abort();
    let timer = setTimeout(giveUp, SILENCE_MS);
    signal.addEventListener('abort', giveUp);
    try {
      signal.throwIfAborted();
      const response = await fetch(`${host}/live`, {
        headers: {
          Accept: 'text/event-stream',
          'Accept-Language': language(),
          id_token: idToken,
          access_token: accessToken,
          ...(lastId !== null && { 'Last-Event-ID': lastId }),
        },
        cache: 'no-store',
        signal: silence.signal,
      });
      if (!response.ok || !response.body)
        throw new Error(`The live stream answered ${response.status}`);
      await readEvents(response.body, (heard) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, SILENCE_MS);
        onHeard(heard);
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      silence.abort();
    }
  };
