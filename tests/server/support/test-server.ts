import { Writable } from 'node:stream';
import { beforeAll } from 'vitest';
import { createApp } from '../../../src/server/create-app';
import type { Db } from '../../../src/server/db/client';
import type { Deps } from '../../../src/server/deps';
import { localIdentityConfig } from '../../../src/server/identity/local-idp/metadata';
import {
  createSigningKey,
  type SigningKey,
} from '../../../src/server/identity/local-idp/signing-key';
import { signAccessToken, signIdToken } from '../../../src/server/identity/local-idp/tokens';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { teamsSeal } from '../../../src/server/notices/teams/teams-seal';
import { openOptimiseHere } from '../../../src/server/optimiser/optimise-here';
import { emailOf, type Role } from './people';
import { rejectedDomain, verifyHere } from './verify-here';

/** Keeps the addresses of Teams' channels in tests. */
export const testSeal = teamsSeal(Buffer.alloc(32, 7));

const optimiseHere = openOptimiseHere();
const FOREIGN_TENANT = '11111111-2222-4333-8444-555555555555';
export const origin = 'http://localhost:4400';

export type Body = Record<string, unknown> & {
  error?: { code: string; message: string; fields?: Record<string, string>; requestId: string };
};

/** The product's own server on the test's database, and a way to call it as anybody. */
export const useTestServer = (database: { readonly db: Db }, change: Partial<Deps> = {}) => {
  let key: SigningKey;
  const logLines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _, done) => {
      logLines.push(chunk.toString());
      done();
    },
  });

  beforeAll(async () => {
    key = await createSigningKey();
  });

  const deps = (more: Partial<Deps> = {}): Deps => ({
    db: database.db,
    now: () => new Date(),
    newId,
    verifyToken: verifyHere(key),
    optimise: optimiseHere,
    teams: testSeal,
    live: { subscribe: () => () => {}, close: () => Promise.resolve() },
    log: createLog('debug', destination),
    config: {
      apiHost: '/api',
      version: '1.2.3',
      identity: localIdentityConfig(origin),
      rejectedDomain,
    },
    ...change,
    ...more,
  });

  const app = (more: Partial<Deps> = {}) => createApp(deps(more));

  // Making one describes the whole API anew, which a test's many requests need not wait for.
  let shared: ReturnType<typeof app> | undefined;

  const tokensFor = async (role: Role): Promise<Record<string, string>> => {
    if (role === 'nobody') return {};
    const grant = { email: emailOf(role), name: 'Somchai', kmsi: false };
    const now = new Date();
    const tenant = role === 'foreign' ? { tid: FOREIGN_TENANT } : {};
    return {
      id_token: await signIdToken(key, grant, { now, ...tenant }),
      access_token: await signAccessToken(key, grant, now),
    };
  };

  const request = async (
    role: Role,
    path: string,
    init: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: Body; text: string; headers: Headers }> => {
    const { method = 'GET', body, headers = {} } = init;
    shared ??= app();
    const response = await shared.request(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(await tokensFor(role)), ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : {}) as Body,
      text,
      headers: response.headers,
    };
  };

  return { app, deps, request, tokensFor, logLines };
};
