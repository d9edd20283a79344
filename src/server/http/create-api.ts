import { Hono, type MiddlewareHandler } from 'hono';
import { contract } from '#contract/contract';
import type { Deps } from '../deps';
import { handlers } from '../use-cases/handlers';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';
import { checkPermission, checkPermissionPath } from './check-permission';
import { implement, MAX_BODY_BYTES } from './implement';
import { limitBody } from './limit-body';
import { health } from './health';
import { createLimiter } from './limiter';
import { lineWebhook, lineWebhookPath } from './line-webhook';
import { mountLinks } from './links';
import { mountLive } from './live';
import { openApiDocument } from './openapi';
import { referencePage } from './reference';
import { cors } from 'hono/cors';

/** Only where the API stands on another origin than the app. Tokens travel in headers, so no cookies are allowed. */
const corsFor = (appOrigin: string): MiddlewareHandler<AppEnv> =>
  cors({
    origin: appOrigin,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'id_token',
      'access_token',
      'link_token',
      'link_pin',
      'content-type',
      'idempotency-key',
      'if-match',
      'waited-seconds',
      'accept-language',
      'x-app-version',
      'x-request-id',
    ],
    exposeHeaders: ['x-request-id', 'retry-after', 'content-language'],
    maxAge: 600,
  });

export const createApi = (given: Deps): Hono<AppEnv> => {
  const deps = { ...given, limiter: createLimiter() };
  const api = new Hono<AppEnv>();
  if (deps.corsOrigin) api.use(corsFor(deps.corsOrigin));
  api.use(async (c, next) => {
    c.set('route', 'api');
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  api.route('/health', health(deps));
  const document = openApiDocument(deps.config);
  api.get('/openapi.json', (c) => c.json(document));
  api.get('/reference', (c) => c.html(referencePage(document)));
  api.get(checkPermissionPath, checkPermission(deps));
  if (deps.line)
    api.post(lineWebhookPath, limitBody(MAX_BODY_BYTES), lineWebhook({ ...deps, line: deps.line }));
  mountLive(api, deps);
  mountLinks(api, deps);
  implement(api, contract, handlers, deps);
  api.all('*', (c) => answerRefusal(c, { code: 'not_found' }));
  return api;
};
