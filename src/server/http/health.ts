import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import type { AppEnv } from './app-env';

const ANSWER_MS = 2000;

/** `live`: the process answers. `ready`: it can also work. Neither asks who is calling. */
export const health = ({ db, config }: Pick<Deps, 'db' | 'config'>) => {
  const databaseAnswers = async () => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('late')), ANSWER_MS).unref();
    });
    return Promise.race([sql`select 1`.execute(db), late]).then(
      () => true,
      () => false,
    );
  };
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/', async (c) => {
      const database = (await databaseAnswers()) ? 'ok' : 'unreachable';
      return c.json({ status: 'ok', version: config.version, database });
    })
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const ready = await databaseAnswers();
      return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
    });
};
