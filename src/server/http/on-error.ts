import type { ErrorHandler } from 'hono';
import { isDatabaseUnreachable } from '../db/is-database-unreachable';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';

/** An exception is a bug, or a database that is away; the caller learns which, and nothing else. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (isDatabaseUnreachable(error)) {
    c.get('log').warn({ err: error }, 'database unreachable');
    return answerRefusal(c, { code: 'temporarily_unavailable' });
  }
  c.get('log').error({ err: error }, 'unexpected');
  return answerRefusal(c, { code: 'internal_error' });
};
