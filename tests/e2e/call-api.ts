import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product';

type Sent = { method?: string; body?: unknown; version?: number };

const run = promisify(execFile);

/** The product's own API, as anybody of the demo company: what a test needs to be there first, and what came of it. */
export const apiOf = (product: Product) => {
  const tokens = new Map<string, Record<string, string>>();

  // Not at one go: meanwhile connections that the server closes must be heard of.
  const tokensFor = async (email: string) => {
    const { stdout: printed } = await run(
      process.execPath,
      [join(product.build, 'server/token.js'), email],
      {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: product.dataDir, PORT: String(product.port) },
      },
    );
    const read = (name: string) => new RegExp(`${name}=(\\S+)`).exec(printed)?.[1] ?? '';
    return { id_token: read('ID_TOKEN'), access_token: read('ACCESS_TOKEN') };
  };

  const send = async (
    email: string,
    path: string,
    { method = 'GET', body, version }: Sent = {},
  ): Promise<Response> => {
    const headers = tokens.get(email) ?? (await tokensFor(email));
    tokens.set(email, headers);
    return fetch(`${product.url}/api${path}`, {
      method,
      headers: {
        ...headers,
        'content-type': 'application/json',
        // Between two calls the server may have closed a connection that was kept.
        connection: 'close',
        'idempotency-key': crypto.randomUUID(),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

  return {
    /** Where a refusal is an answer too. */
    send,

    /** What a call answers is its reader's to say. */
    call: async <T>(email: string, path: string, sent: Sent = {}): Promise<T> => {
      const answer = await send(email, path, sent);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
};

export type Api = ReturnType<typeof apiOf>;
