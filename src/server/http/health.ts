import { Hono } from 'hono';
import { answersInTime } from '../db/answers-in-time';
import type { Deps } from '../deps';
import type { AppEnv } from './app-env';

const ANSWER_MS = 2000;

/** `live`: the process answers. `ready`: it can also work. Neither asks who is calling. */
export const health = ({ db, probe = db, config }: Pick<Deps, 'db' | 'probe' | 'config'>) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const database = (await answersInTime(probe, ANSWER_MS)) ? 'ok' : 'unreachable';
      return c.json({ status: 'ok', version: config.version, database });
    })
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const ready = await answersInTime(probe, ANSWER_MS);
      return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
    });
