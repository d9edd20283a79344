import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppConfig } from '#contract/app-config';
import type { AppEnv } from './app-env';

const originsOf = (config: AppConfig): string[] => {
  const { authority, graphMe, authorityMetadata } = config.identity;
  // The local provider's authority is only a label; what MSAL calls is our own origin.
  const identity = authorityMetadata === undefined ? [authority, graphMe] : [];
  return [...new Set(identity.map((url) => new URL(url).origin))];
};

/** A script that stands in a page runs only where the policy has its hash. */
const hashesOfScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

type Where = { frameAncestors: string; scripts?: readonly string[] };

/** Mantine writes style elements and attributes; scripts come only from our own files. */
const policyFor = (config: AppConfig) => {
  const identity = originsOf(config).join(' ');
  const api = URL.canParse(config.apiHost) ? new URL(config.apiHost).origin : '';
  const list = (...sources: string[]) => sources.filter(Boolean).join(' ');
  return ({ frameAncestors, scripts = [] }: Where) =>
    [
      "default-src 'self'",
      `script-src ${list("'self'", ...scripts)}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src ${list("'self'", api, identity)}`,
      `frame-src ${list("'self'", identity)}`,
      // A large sheet is packed by a worker made of a blob; without it such an export never ends. Decision 127.
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      // The provider's picker is a form that ends in a redirect; no COOP, or popups would lose their opener.
      `form-action ${list("'self'", identity)}`,
      `frame-ancestors ${frameAncestors}`,
    ].join('; ');
};

/** Pages that MSAL opens in a hidden frame of ours. */
const isFramed = (path: string) => path.startsWith('/auth/') || path.startsWith('/idp/');

type Needs = { config: AppConfig; https: boolean; linkPage: string };

export const securityHeaders = ({ config, https, linkPage }: Needs): MiddlewareHandler<AppEnv> => {
  const policy = policyFor(config);
  const framed = policy({ frameAncestors: "'self'" });
  const unframed = policy({ frameAncestors: "'none'" });
  const linked = policy({ frameAncestors: "'none'", scripts: hashesOfScripts(linkPage) });
  return async (c, next) => {
    await next();
    // Not by `c.header`, which makes a new answer of one that stands: of each call's time that was a third.
    const { headers } = c.res;
    const inFrame = isFramed(c.req.path);
    const isLink = c.req.path.startsWith('/go/');
    if (!headers.has('Content-Security-Policy')) {
      const outside = isLink ? linked : unframed;
      headers.set('Content-Security-Policy', inFrame ? framed : outside);
    }
    headers.set('X-Frame-Options', inFrame ? 'SAMEORIGIN' : 'DENY');
    headers.set('X-Content-Type-Options', 'nosniff');
    // A token in an address is told to nobody else, and found by no search.
    headers.set('Referrer-Policy', isLink ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (isLink) headers.set('X-Robots-Tag', 'noindex, nofollow');
    headers.set(
      'Permissions-Policy',
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    );
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000');
  };
};
