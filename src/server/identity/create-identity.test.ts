import { expect, it } from 'vitest';
import type { Db } from '../db/client';
import { readEnv } from '../env';
import { createIdentity } from './create-identity';

it('§9.2 with Entra, the authority is the multi-tenant common endpoint', async () => {
  const settings = readEnv({
    IDENTITY: 'entra',
    ENTRA_CLIENT_ID: 'c1d2e3f4-0a1b-4c2d-8e3f-405162738495',
    ENTRA_TENANTS: '5f3c1b0e-7a54-4d0c-9f63-1a2b3c4d5e6f',
    PUBLIC_ORIGIN: 'https://carpool.example',
    REJECTED_DOMAIN: 'none',
  });
  if (!settings.ok) throw new Error(settings.problems.join('\n'));
  const neverAsked = {} as Db;
  const { config } = await createIdentity(settings.env, neverAsked, () => new Date());
  expect(config.authority).toBe('https://login.microsoftonline.com/common');
});
