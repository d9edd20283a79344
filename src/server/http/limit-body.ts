import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const MOST_THROWN_AWAY = 32 * 1024 * 1024;
const LONGEST_MS = 5_000;

/** Whoever is still sending may hear no answer, only a broken connection: the rest is read first, within bounds. */
const throwAway = async (reader: Reader): Promise<void> => {
  const read = async (): Promise<void> => {
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
      if (size > MOST_THROWN_AWAY) return;
    }
  };
  // The sender may be gone by then.
  await Promise.race([read().catch(() => {}), sleep(LONGEST_MS, undefined, { ref: false })]);
};

/** Undefined when it is larger. */
const readWhole = async (reader: Reader, maxSize: number): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > maxSize) return undefined;
    chunks.push(value);
  }
};

const tooLarge = async (c: Context<AppEnv>, reader: Reader): Promise<Response> => {
  await throwAway(reader);
  return answerRefusal(c, { code: 'too_large' });
};

/** Nobody makes this server hold more than `maxSize` bytes, whether they say how much they send or not. */
export const limitBody =
  (maxSize: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    // It has none, and to look for it would make a second request of the first.
    if (c.req.method === 'GET') return next();
    const { body, headers } = c.req.raw;
    if (!body) return next();
    const isChunked = headers.has('transfer-encoding') || !headers.has('content-length');
    if (isChunked) {
      const reader = body.getReader();
      const content = await readWhole(reader, maxSize);
      if (content === undefined) return tooLarge(c, reader);
      // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method comes with the request
      c.req.raw = new Request(c.req.raw, { body: content });
      return next();
    }
    if (Number(headers.get('content-length')) > maxSize) return tooLarge(c, body.getReader());
    await next();
    if (!body.locked && !c.req.raw.bodyUsed) await throwAway(body.getReader());
  };
