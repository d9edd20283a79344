import type { ApiClient } from '../../src/app/api/client';
import { OfflineError } from '../../src/app/api/errors';
import { createDeviceDb } from '../../src/app/drafts/device-db';
import type { Owner } from '../../src/app/drafts/owner';
import { createOutbox } from '../../src/app/outbox/create-outbox';
import type { Letter } from '../../src/app/outbox/outbox';
import type { SenderLock } from '../../src/app/outbox/sender-lock';
import { createStore } from '../../src/app/ui/store';

export const somchai: Owner = { tid: 'tenant', oid: 'somchai' };
export const malee: Owner = { tid: 'tenant', oid: 'malee' };

/** What happens to the next request: `cut` loses the answer of one that arrived. */
export type Weather = 'fine' | 'unreachable' | 'cut' | 'hangs' | Error;

type Arrival = { key: string; message: string };

/** One phone with its tabs, and a server that does each key once. */
export const createPhone = () => {
  const online = createStore(true);
  const effects: Arrival[] = [];
  const requests: Arrival[] = [];
  const waits: number[] = [];
  let weather: Weather = 'fine';
  let clockAheadMs = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const serve = async (arrival: Arrival) => {
    requests.push(arrival);
    if (weather instanceof Error) throw weather;
    if (weather === 'unreachable') throw new OfflineError();
    const first = effects.find(({ key }) => key === arrival.key);
    if (first && first.message !== arrival.message) throw new Error('the same key, another body');
    if (!first) effects.push(arrival);
    if (weather === 'cut') throw new OfflineError();
    return { id: `answer to ${arrival.key}` };
  };

  const openPage = () => {
    let die = () => {};
    let isDead = false;
    const death = new Promise<void>((resolve) => {
      die = () => {
        isDead = true;
        resolve();
      };
    });
    const never = new Promise<never>(() => {});

    const lock: SenderLock = async (work) => {
      const before = turn;
      let release = () => {};
      turn = new Promise<void>((resolve) => {
        release = resolve;
      });
      await before;
      if (isDead) {
        release();
        return never;
      }
      const result = work();
      void Promise.race([result, death]).then(release, release);
      return result;
    };

    const call = async (
      _: string,
      options: { idempotencyKey: string; waitedSeconds: number; body: { message: string } },
    ) => {
      waits.push(options.waitedSeconds);
      const answer = serve({ key: options.idempotencyKey, message: options.body.message });
      const result = weather === 'hangs' ? never : answer;
      await answer.catch(() => undefined);
      return isDead ? never : result;
    };

    const db = createDeviceDb();
    const outbox = createOutbox({
      db,
      lock,
      api: { call } as unknown as ApiClient,
      connectivity: online,
      now: () => Date.now() + clockAheadMs,
      random: () => 0,
    });
    return { ...outbox, db, kill: die };
  };

  return {
    online,
    effects,
    requests,
    /** What the server was told of how long each lay on the phone, in seconds. */
    waits,
    openPage,
    openPageFor: async (owner: Owner) => {
      const page = openPage();
      await page.enter(owner);
      return page;
    },
    setClock: (aheadMs: number) => {
      clockAheadMs = aheadMs;
    },
    weather: (next: Weather) => {
      weather = next;
    },
  };
};

export const letter = (key: string, message = `message ${key}`): Letter<'reportProblem'> => ({
  endpoint: 'reportProblem',
  input: { body: { message, page: '/', appVersion: '1', lastError: null } },
  label: { th: 'แจ้งปัญหา', en: 'Problem report' },
  key,
});
