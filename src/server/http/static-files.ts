import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

/** Made beside each file by the build, best first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const cacheRule = (path: string): string => {
  if (path.startsWith('/auth/')) return 'no-store';
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'no-cache';
};

/** Only what is really not there is missing: a machine out of file handles is no 404 that browsers remember. */
const sizeOf = async (file: string) => {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? '')) return undefined;
    throw error;
  });
  return found?.isFile() ? found : undefined;
};

const accepts = (c: Context, name: string) =>
  (c.req.header('accept-encoding') ?? '')
    .split(',')
    .map((wish) => wish.trim().split(/\s*;\s*q=/))
    .some(([coding, weight]) => coding === name && Number(weight ?? 1) > 0);

const pick = async (c: Context, file: string) => {
  for (const { name, extension } of encodings) {
    if (!accepts(c, name)) continue;
    const found = await sizeOf(file + extension);
    if (found) return { file: file + extension, found, encoding: name };
  }
  const found = await sizeOf(file);
  return found && { file, found, encoding: undefined };
};

/** Whoever opens a page gets the app's shell, also curl and a preview of a link; a missing file is a plain 404. */
const isNavigation = (c: Context, path: string) =>
  /(^|,)\s*(text\/html|text\/\*|\*\/\*)/.test(c.req.header('accept') ?? '*/*') &&
  extname(path) === '' &&
  !/^\/(api|idp|auth|assets)(\/|$)/.test(path);

const linkPageIn = (root: string) => join(root, 'go', 'index.html');

export const readLinkPage = (root: string): string => {
  const file = linkPageIn(root);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** `/go/` and a token, which has no dot. */
const isLinkPage = (path: string) => /^\/go\/[\w-]*$/.test(path);

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** The built app. Files are looked up per request, so that a new build is served without a restart. */
export const staticFiles = (root: string): MiddlewareHandler<AppEnv> => {
  const base = resolve(root);

  const send = async (c: Context, path: string, file: string) => {
    const chosen = await pick(c, file);
    if (!chosen) return undefined;
    const { found, encoding } = chosen;
    const etag = `W/"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    c.header('Cache-Control', cacheRule(path));
    c.header('ETag', etag);
    c.header('Vary', 'Accept-Encoding');
    if (
      c.req
        .header('if-none-match')
        ?.split(/\s*,\s*/)
        .includes(etag)
    )
      return c.body(null, 304);
    c.header('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    c.header('Content-Length', String(found.size));
    if (encoding) c.header('Content-Encoding', encoding);
    if (c.req.method === 'HEAD') return c.body(null, 200);
    return c.body(Readable.toWeb(createReadStream(chosen.file)) as ReadableStream, 200);
  };

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const path = decode(new URL(c.req.url).pathname);
    if (path === undefined || path.includes('\0')) return next();
    const file = join(base, path);
    const isInside = file === base || file.startsWith(base + sep);
    if (!isInside || /\.(br|gz|map)$/.test(path)) return next();
    const answer = path.endsWith('/') ? undefined : await send(c, path, file);
    if (answer) return answer;
    // Every signed link is one page, apart from the app: its token is read there.
    if (isLinkPage(path)) return (await send(c, path, linkPageIn(base))) ?? next();
    if (isNavigation(c, path))
      return (await send(c, '/index.html', join(base, 'index.html'))) ?? next();
    return next();
  };
};
