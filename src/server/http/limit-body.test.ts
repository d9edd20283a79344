import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { listen } from '../listen';
import type { AppEnv } from './app-env';
import { limitBody } from './limit-body';

const LIMIT = 100_000;

let address: string;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const app = new Hono<AppEnv>();
  app.post('/read', limitBody(LIMIT), async (c) => c.text(String((await c.req.text()).length)));
  app.post('/busy', limitBody(LIMIT * 100), (c) => c.text('busy', 503));
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  server = await listen(app.fetch, { host: 'localhost', port });
});
afterAll(() => server.close());

const chunks = async function* (size: number) {
  for (let sent = 0; sent < size; sent += 50_000) {
    await new Promise(setImmediate);
    yield Buffer.alloc(Math.min(50_000, size - sent), 'x');
  }
};

/** Half a chunked upload leaves no sign of its size; with a plain body fetch says how much there is. */
const send = (path: string, size: number, isChunked: boolean) =>
  fetch(
    address + path,
    isChunked
      ? // fetch of Node takes what can be iterated, and wants `duplex` then; the types of the browser know neither.
        ({ method: 'POST', body: chunks(size), duplex: 'half' } as unknown as RequestInit)
      : { method: 'POST', body: 'x'.repeat(size) },
  );

describe.each([
  ['in chunks', true],
  ['of a known size', false],
])('a body %s', (_, isChunked) => {
  test('is read when it is within the limit', async () => {
    const answer = await send('/read', LIMIT, isChunked);
    expect([answer.status, await answer.text()]).toEqual([200, String(LIMIT)]);
  });

  test.each([LIMIT + 1, 6_500_000, 20_000_000])(
    'of %i bytes is refused in words, not by a broken connection',
    async (size) => {
      for (let times = 0; times < 5; times += 1)
        expect((await send('/read', size, isChunked)).status).toBe(413);
    },
  );

  test('that nobody reads, keeps no answer from its sender', async () => {
    for (let times = 0; times < 5; times += 1)
      expect((await send('/busy', 6_500_000, isChunked)).status).toBe(503);
  });
});
