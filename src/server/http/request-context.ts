import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps';
import type { AppEnv } from './app-env';
import { readLanguage } from './read-language';

const CALLERS_ID = /^[\w-]{8,64}$/;

/** Gives a request its id and language, and writes its one line into the log: the route, never the address itself. */
export const requestContext =
  ({ log, newId, metrics }: Pick<Deps, 'log' | 'newId' | 'metrics'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now();
    const given = c.req.header('x-request-id') ?? '';
    const requestId = CALLERS_ID.test(given) ? given : newId();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set('route', 'static');
    c.set('language', readLanguage(c.req.header('accept-language')) ?? 'th');
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const status = c.res.status;
    const line = {
      method: c.req.method,
      route: c.get('route'),
      status,
      ms: Math.round(performance.now() - started),
    };
    metrics?.answered({ ...line, ms: performance.now() - started });
    if (status >= 500) c.get('log').error(line, 'answered');
    else if (line.route === 'static') c.get('log').debug(line, 'answered');
    else c.get('log').info(line, 'answered');
  };
