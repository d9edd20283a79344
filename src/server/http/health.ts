import { Hono } from 'hono';
import { answersInTime } from '../db/answers-in-time';
import type { Deps } from '../deps';
import { lookAtParts } from '../watching/look-at-parts';
import type { AppEnv } from './app-env';

const ANSWER_MS = 2000;
const PARTS_KEPT_MS = 5000;

/** One look at a time: whoever asks meanwhile, or so soon after it, gets its answer. */
const lookTogether = <T>(look: () => Promise<T>, keptMs = 0): (() => Promise<T>) => {
  let running: Promise<T> | undefined;
  const forget = () => (running = undefined);
  return () => {
    running ??= look().finally(() => {
      if (keptMs > 0) setTimeout(forget, keptMs).unref();
      else forget();
    });
    return running;
  };
};

/** `live`: the process answers. `ready`: it can also work. `parts`: what is ill. None asks who is calling. */
export const health = (deps: Pick<Deps, 'db' | 'probe' | 'now' | 'config' | 'watched'>) => {
  const { db, probe = db, now, config, watched } = deps;
  const answers = lookTogether(() => answersInTime(probe, ANSWER_MS));
  const parts = lookTogether(
    async () => lookAtParts({ db: probe, now, ...watched }, await answers()),
    PARTS_KEPT_MS,
  );
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const database = (await answers()) ? 'ok' : 'unreachable';
      return c.json({ status: 'ok', version: config.version, database });
    })
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const ready = await answers();
      return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
    })
    .get('/parts', async (c) => {
      const states = await parts();
      const isWell = Object.values(states).every(
        (state) => state === 'ok' || state === 'elsewhere',
      );
      return c.json({ status: isWell ? 'ok' : 'ill', parts: states }, isWell ? 200 : 503);
    });
};
