import { OfflineError } from '../api/errors';
import { loadEndpoint, loadOnce } from '../api/load-endpoint';
import type { Answered, Send } from '../api/send';
import { createStore, type ReadableStore } from '../ui/store';
import { NoTokensError, type Session } from './session';
import type { Permission, PermissionState } from './permission-state';
import type { UserDataStore } from './user-data';

export type PermissionCheck = {
  state: ReadableStore<PermissionState>;
  /** Asks the server; callers at the same time share one request. Never throws. */
  run: () => Promise<PermissionState>;
};

const loadReading = loadOnce(() => import('./read-permission'));

const LONGEST_PAUSE_S = 60;

export const createPermissionCheck = (
  send: Send,
  session: Pick<Session, 'state' | 'handleUnauthorised'>,
  userData: Pick<UserDataStore, 'keep' | 'keepIsAdmin' | 'keepFailure'>,
  /** For a check that fails after the app was opened again; null when the answer was no. */
  keepPerson: (person: unknown) => void,
): PermissionCheck => {
  const state = createStore<PermissionState>('unchecked');
  /** An answer that comes after the logout must not lie on the device for the next person. */
  const hasLeft = () => ['redirecting', 'signed-out'].includes(session.state.get().status);
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const fail = (body: unknown, retryAfter: string | null): PermissionState => {
    userData.keepFailure(body);
    // Spread, so that a whole factory's phones do not come back in the same second.
    const pause = Math.min(2 ** ++failures, LONGEST_PAUSE_S) * (0.5 + Math.random() / 2);
    retry = setTimeout(check, 1000 * Math.max(pause, Number(retryAfter) || 0));
    return 'failed';
  };

  const ask = async (): Promise<PermissionState> => {
    let answer: Answered;
    let found: Permission;
    try {
      answer = await send(await loadEndpoint('checkPermission'));
      const { readPermission } = await loadReading();
      found = readPermission(answer);
      if (hasLeft()) return 'unchecked';
    } catch (error) {
      if (hasLeft()) return 'unchecked';
      if (error instanceof OfflineError) return 'offline';
      if (!(error instanceof NoTokensError)) return fail(undefined, null);
      // Whoever has no tokens has to sign in again; asking by itself would go round for ever.
      userData.keepIsAdmin(false);
      return 'failed';
    }
    if (answer.status === 401) {
      keepPerson(null);
      await session.handleUnauthorised();
      return 'failed';
    }
    if (answer.status !== 200 && answer.status !== 403) {
      return fail(answer.body, answer.headers.get('Retry-After'));
    }
    failures = 0;
    if (answer.status === 403) console.log('Access forbidden');
    const { meaning, isAdmin, person } = found;
    keepPerson(person);
    if (answer.body !== undefined) userData.keep(answer.body);
    userData.keepIsAdmin(isAdmin);
    return meaning;
  };

  let running: Promise<PermissionState> | null = null;
  const run = async () => {
    clearTimeout(retry);
    const result = await ask();
    running = null;
    state.set(result);
    return result;
  };
  const check = () => (running ??= run());

  document.addEventListener('visibilitychange', () => {
    if (failures && document.visibilityState === 'visible') void check();
  });

  return { state, run: check };
};
