import { Hono } from 'hono';
import { answersInTime } from '../db/answers-in-time';
import type { Deps } from '../deps';
import type { AppEnv } from './app-env';

const ANSWER_MS = 2000;

/** One look at the database at a time: whoever asks meanwhile gets its answer. */
const lookTogether = (look: () => Promise<boolean>) => {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= look().finally(() => (running = undefined));
    return running;
  };
};

/** `live`: the process answers. `ready`: it can also work. Neither asks who is calling. */
export const health = ({ db, probe = db, config }: Pick<Deps, 'db' | 'probe' | 'config'>) => {
  const answers = lookTogether(() => answersInTime(probe, ANSWER_MS));
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const database = (await answers()) ? 'ok' : 'unreachable';
      return c.json({ status: 'ok', version: config.version, database });
    })
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const ready = await answers();
      return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
    });
};
