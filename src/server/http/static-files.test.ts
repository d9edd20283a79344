import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv } from './app-env';
import { staticFiles } from './static-files';

let root: string;
let app: Hono<AppEnv>;

const files: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>Car Pool</title>',
  'auth/redirect.html': '<!doctype html><title>bridge</title>',
  'assets/main-abc.js': 'console.log(1)',
  'assets/main-abc.js.br': 'brotli bytes',
  'assets/main-abc.js.gz': gzipSync('console.log(1)'),
  'assets/main-abc.js.map': '{}',
  'service-worker.js': 'self',
  'manifest.webmanifest': '{}',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'carpool-static-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'app', name)), { recursive: true });
    await writeFile(join(root, 'app', name), content);
  }
  await writeFile(join(root, 'secret.txt'), 'secret');
  app = new Hono<AppEnv>();
  app.use(staticFiles(join(root, 'app')));
});

afterAll(() => rm(root, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const navigate = (path: string) =>
  get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

describe('built files', () => {
  it('are sent as the build compressed them, best first', async () => {
    const encodingFor = async (accept: string) =>
      (await get('/assets/main-abc.js', { 'accept-encoding': accept })).headers.get(
        'content-encoding',
      );
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingFor('identity')).toBeNull();
  });

  it.each([
    [
      '/assets/main-abc.js',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ],
    ['/service-worker.js', 'no-cache', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/index.html', 'no-cache', 'text/html; charset=utf-8'],
    ['/auth/redirect.html', 'no-store', 'text/html; charset=utf-8'],
  ])('%s is kept by the rule "%s"', async (path, rule, type) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      rule,
      type,
    ]);
  });

  it('when unchanged, are not sent again', async () => {
    const etag = (await get('/index.html')).headers.get('etag') ?? '';
    const again = await get('/index.html', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('when only asked about, send no body', async () => {
    const head = await app.request('/assets/main-abc.js', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '14',
      '',
    ]);
  });
});

describe('the app’s shell', () => {
  it.each(['/', '/checkbooking', '/admin/bookingnodriver/report', '/no/such/page'])(
    'answers somebody opening %s',
    async (path) => {
      expect(await (await navigate(path)).text()).toContain('Car Pool');
    },
  );

  it.each([
    '/api/nothing',
    '/idp/nothing',
    '/auth/nothing',
    '/assets/gone.js',
    '/assets/gone',
    '/missing.png',
  ])('does not answer %s', async (path) => {
    expect((await navigate(path)).status).toBe(404);
  });

  it('answers whoever takes anything: curl, a monitor, the preview of a link', async () => {
    for (const path of ['/', '/checkbooking'])
      for (const headers of [{}, { accept: '*/*' }])
        expect(await (await get(path, headers)).text()).toContain('Car Pool');
  });

  it.each(['application/json', 'image/avif,image/webp', 'text/event-stream'])(
    'does not answer who wants %s',
    async (accept) => {
      expect((await get('/checkbooking', { accept })).status).toBe(404);
    },
  );
});

describe('what is not part of the app', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/index.html%00.js',
    '/%zz',
  ])('%s is not found', async (path) => {
    expect(await (await get(path)).text()).not.toContain('secret');
    expect((await get(path)).status).toBe(404);
  });

  it('source maps stay on the server', async () => {
    expect((await get('/assets/main-abc.js.map')).status).toBe(404);
  });
});
