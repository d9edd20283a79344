import type { Language } from '#domain/language';
import type { PermissionCheck } from '../session/check-permission';
import type { Session } from '../session/session';
import { hasName, type UserDataStore } from '../session/user-data';
import { readEvents, type Heard } from './read-events';

/** The server's heart beats each 25 s; a stream that is silent for longer than two beats is dead. */
const SILENCE_MS = 60_000;

export type LiveStream = (
  lastId: string | null,
  onHeard: (heard: Heard) => void,
  signal: AbortSignal,
) => Promise<void>;

export type StreamDeps = {
  host: string;
  session: Pick<Session, 'tokens'>;
  userData: Pick<UserDataStore, 'value'>;
  permission: Pick<PermissionCheck, 'state' | 'run'>;
  language: () => Language;
};

/** One connection, until it ends. Read through `fetch`, because `EventSource` cannot send the tokens. */
export const createLiveStream =
  ({ host, session, userData, permission, language }: StreamDeps): LiveStream =>
  async (lastId, onHeard, signal) => {
    const isNobodyHere = () =>
      ['unknown-employee', 'account-not-allowed'].includes(permission.state.get());
    // As for every call of the product, the permission check goes first; and there is no news for nobody.
    if (!hasName(userData.value.get()) && !isNobodyHere()) await permission.run();
    if (isNobodyHere()) return;
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
          'Content-Type': 'application/json',
          'Accept-Language': language(),
          id_token: idToken,
          access_token: accessToken,
          ...(lastId !== null && { 'Last-Event-ID': lastId }),
        },
        cache: 'no-store',
        signal: silence.signal,
      });
      // Whose rights have ended hears it from the check, and no longer looks at what they may not see.
      if (response.status === 403) await permission.run();
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
