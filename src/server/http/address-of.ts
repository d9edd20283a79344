import type { Context } from 'hono';
import type { AppEnv } from './app-env';

/**
 * The address that calls. Behind the company's own proxy the connection is the proxy's, and what that wrote last into
 * `X-Forwarded-For` counts; without one anybody could write there.
 */
export const addressOf = (c: Context<AppEnv>, behindProxy = false): string => {
  const forwarded = behindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return forwarded || (c.env?.incoming?.socket.remoteAddress ?? 'unknown');
};
