import { createApp } from '../../../src/server/create-app';
import type { Db } from '../../../src/server/db/client';
import { localIdentityConfig } from '../../../src/server/identity/local-idp/metadata';
import { createSigningKey } from '../../../src/server/identity/local-idp/signing-key';
import { signAccessToken, signIdToken } from '../../../src/server/identity/local-idp/tokens';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { rejectedDomain, verifyHere } from '../../server/support/verify-here';
import { openOptimiseHere } from '../../../src/server/optimiser/optimise-here';

const origin = 'http://localhost:4290';

type Page = { bookings: { id: string }[]; next: string | null };

/** The product's server on a database of the bench, and a way to read from it as anybody. */
export const openBenchServer = async (db: Db) => {
  const key = await createSigningKey();
  const now = () => new Date();
  const app = createApp({
    db,
    now,
    newId,
    verifyToken: verifyHere(key),
    optimise: openOptimiseHere(),
    live: { subscribe: () => () => {}, close: () => Promise.resolve() },
    log: createLog('silent'),
    config: {
      apiHost: '/api',
      version: 'bench',
      identity: localIdentityConfig(origin),
      rejectedDomain,
    },
  });
  const tokens = new Map<string, Record<string, string>>();
  const tokensFor = async (email: string) => {
    const grant = { email, name: email, kmsi: false };
    const made = tokens.get(email) ?? {
      id_token: await signIdToken(key, grant, { now: now() }),
      access_token: await signAccessToken(key, grant, now()),
    };
    tokens.set(email, made);
    return made;
  };
  return async (email: string, path: string): Promise<Page> => {
    const answer = await app.request(`${origin}/api${path}`, { headers: await tokensFor(email) });
    if (answer.status !== 200) throw new Error(`${path} answered ${await answer.text()}`);
    return (await answer.json()) as Page;
  };
};
