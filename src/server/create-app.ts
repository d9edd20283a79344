import { Hono } from 'hono';
import { siteNames } from '#words/sites';
import type { Deps } from './deps';
import { answerRefusal } from './http/answer';
import type { AppEnv } from './http/app-env';
import { createApi } from './http/create-api';
import { onError } from './http/on-error';
import { requestContext } from './http/request-context';
import { securityHeaders } from './http/security-headers';
import { readLinkPage, staticFiles } from './http/static-files';
import { takeSiteNames } from './use-cases/basics/sites';

/** The whole server as one fetch function: Node serves it, and tests hand requests to it. */
export const createApp = (deps: Deps): Hono<AppEnv> => {
  const { config, db, localIdp, staticRoot } = deps;
  const app = new Hono<AppEnv>();
  app.use(requestContext(deps));
  const linkPage = staticRoot ? readLinkPage(staticRoot) : '';
  app.use(securityHeaders({ config, https: deps.https ?? false, linkPage }));
  app.onError(onError);
  app.notFound((c) => answerRefusal(c, { code: 'not_found' }));
  app.route('/api', createApi(deps));
  app.get('/config.json', (c) => {
    c.header('Cache-Control', 'no-store');
    // Nobody waits for the database here; a name that another process was told is known to the next page.
    void takeSiteNames(db);
    return c.json({ ...config, sites: siteNames });
  });
  if (localIdp) app.mount('/idp', localIdp.fetch);
  if (staticRoot) app.use(staticFiles(staticRoot));
  return app;
};
