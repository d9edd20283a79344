import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnv } from './app-env';

/** Only where the API stands on another origin than the app. Tokens travel in headers, so no cookies are allowed. */
export const corsFor = (appOrigin: string): MiddlewareHandler<AppEnv> =>
  cors({
    origin: appOrigin,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'id_token',
      'access_token',
      'content-type',
      'idempotency-key',
      'if-match',
      'accept-language',
      'x-app-version',
      'x-request-id',
    ],
    exposeHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
  });
