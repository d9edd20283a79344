/**
 * Paths that belong to the server alone. A navigation swallowed under `/auth/` or `/idp/` ends in redirect loops and
 * dead sign-in frames; calls under `/api/` carry tokens, which must never reach a cache. The pages of signed links under
 * `/go/` are no part of the app, and have a worker of their own.
 */
export const serverOnly = [/^\/go(\/|$)/, /^\/api(\/|$)/, /^\/idp(\/|$)/, /^\/auth(\/|$)/];

const tokenHeaders = ['id_token', 'access_token', 'authorization'];

const isOurs = (url: URL, request: Request, origin: string) =>
  url.origin === origin &&
  request.method === 'GET' &&
  !tokenHeaders.some((name) => request.headers.has(name)) &&
  !serverOnly.some((path) => path.test(url.pathname));

export const isSettings = (url: URL, request: Request, origin: string) =>
  isOurs(url, request, origin) && url.pathname === '/config.json';

/** Build output with a hash in its name: what a name holds never changes. */
export const isHashedAsset = (url: URL, request: Request, origin: string) =>
  isOurs(url, request, origin) && url.pathname.startsWith('/assets/');
