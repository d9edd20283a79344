import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Env } from './env';
import { StartError } from './start-error';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;
type Address = Pick<Env, 'host' | 'port'> & { setting?: string };

const reasons: Readonly<Record<string, (at: Address) => string>> = {
  EADDRINUSE: ({ port, setting = 'PORT' }) =>
    `Port ${port} is taken: stop what uses it, or choose another with ${setting}.`,
  EACCES: ({ port, setting = 'PORT' }) =>
    `Port ${port} may not be used by this user: choose one above 1023 with ${setting}.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address "${host}": correct HOST.`,
  ENOTFOUND: ({ host }) => `The name "${host}" is unknown here: correct HOST.`,
};

const explain = (error: unknown, at: Address): unknown => {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new StartError(reason(at), { cause: error }) : error;
};

const probe = (host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });

/** Asked before the database is started, and for each address of the name: a browser may take either. */
export const checkPort = async (at: Address): Promise<void> => {
  try {
    for (const { address } of await lookup(at.host, { all: true })) await probe(address, at.port);
  } catch (error) {
    throw explain(error, at);
  }
};

const FINISH_MS = 10_000;

/** Listens until `close`, which lets the requests in flight finish. */
export const listen = async (
  fetch: Fetch,
  at: Address,
): Promise<{ close: () => Promise<void> }> => {
  const server = createAdaptorServer({
    fetch,
    // Two tokens and some cookies need more room than Node's 16 KB.
    serverOptions: { maxHeaderSize: 32_768 },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, at)));
    server.listen(at.port, at.host, resolve);
  });
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection that becomes idle only now would otherwise be kept open for the next request.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const end = setTimeout(() => server.closeAllConnections(), FINISH_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(end);
    },
  };
};
