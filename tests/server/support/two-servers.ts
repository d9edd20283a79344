import { afterAll, beforeAll } from 'vitest';
import type { Address } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { startProcess, type TestProcess } from '../../setup/start-process';
import { emailOf, type Role } from './people';
import type { Body } from './test-server';

/** `npm run attack` sends all of them; with every `npm test` fewer find the same holes. */
export const RIVALS = process.env['ATTACK'] === 'full' ? 200 : 40;

type Answer<T> = { status: number; body: T & Body };

type Sent = { method?: string; as: Role; body?: unknown; key?: string; headers?: object };

/** Two processes on the test's database; whoever calls is named by the token. */
export const useTwoServers = (database: { readonly address: Address }) => {
  let servers: { process: TestProcess; port: number }[] = [];

  beforeAll(async () => {
    servers = await Promise.all(
      ['one', 'other'].map(async () => {
        const process = startProcess('arranging-server', JSON.stringify(database.address));
        const port = Number((await process.says('port ')).slice('port '.length));
        return { process, port };
      }),
    );
  });
  afterAll(async () => {
    for (const { process } of servers) process.child.kill('SIGTERM');
    await Promise.all(servers.map(({ process }) => process.exited));
  });

  const address = (rival: number, path: string): string =>
    `http://127.0.0.1:${servers[rival % servers.length]!.port}/api${path}`;

  const headersOf = (role: Role) => ({
    'content-type': 'application/json',
    id_token: emailOf(role),
    access_token: 'x',
  });

  return {
    address,
    headersOf,
    /** To one of the two; told to come back because too many are waiting, it sends the same again. */
    insist: async <T>(
      rival: number,
      path: string,
      { method = 'POST', as, body, key = newId(), headers = {} }: Sent,
    ): Promise<Answer<T>> => {
      for (;;) {
        const answer = await fetch(address(rival, path), {
          method,
          headers: { ...headersOf(as), 'idempotency-key': key, ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        if (answer.status !== 503)
          return { status: answer.status, body: (await answer.json()) as T & Body };
        await answer.arrayBuffer();
      }
    },
    /** A server that is asked too much at once says 503, and is asked again; anything else is our fault. */
    errors: (): string[] =>
      servers.flatMap(({ process }) =>
        process.lines.filter((line) => line.startsWith('error') && !line.includes('"status":503')),
      ),
  };
};
