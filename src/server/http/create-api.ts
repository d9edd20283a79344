import { Hono } from 'hono';
import { contract } from '#contract/contract';
import type { Deps } from '../deps';
import { handlers } from '../use-cases/handlers';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';
import { checkPermission, checkPermissionPath } from './check-permission';
import { corsFor } from './cors';
import { health } from './health';
import { implement, MAX_BODY_BYTES } from './implement';
import { limitBody } from './limit-body';
import { createLimiter } from './limiter';
import { lineWebhook, lineWebhookPath } from './line-webhook';
import { mountLive } from './live';
import { openApiDocument } from './openapi';
import { referencePage } from './reference';

export const createApi = (given: Deps): Hono<AppEnv> => {
  const deps = { ...given, limiter: createLimiter() };
  const api = new Hono<AppEnv>();
  if (deps.corsOrigin) api.use(corsFor(deps.corsOrigin));
  api.use(async (c, next) => {
    c.set('route', 'api');
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  api.route('/health', health(deps));
  const document = openApiDocument(deps.config);
  api.get('/openapi.json', (c) => c.json(document));
  api.get('/reference', (c) => c.html(referencePage(document)));
  api.get(checkPermissionPath, checkPermission(deps));
  if (deps.line)
    api.post(lineWebhookPath, limitBody(MAX_BODY_BYTES), lineWebhook({ ...deps, line: deps.line }));
  mountLive(api, deps);
  implement(api, contract, handlers, deps);
  api.all('*', (c) => answerRefusal(c, { code: 'not_found' }));
  return api;
};
