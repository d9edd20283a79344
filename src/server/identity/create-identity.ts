import type { AppConfig } from '#contract/app-config';
import type { Db } from '../db/client';
import { personRepository } from '../db/repositories/users/person.repository';
import { demoPeople } from '../demo/demo-people';
import type { Deps } from '../deps';
import type { Env } from '../env';
import { createLocalIdp } from './local-idp/create-local-idp';
import { localIdentityConfig } from './local-idp/metadata';
import { keepSigningKey } from './local-idp/signing-key';
import { localKeys, remoteKeys, type SigningKeys } from './signing-keys';
import { createVerifyToken } from './verify-token';

const ENTRA_KEYS = 'https://login.microsoftonline.com/common/discovery/v2.0/keys';

type Identity = Pick<Deps, 'verifyToken' | 'localIdp'> & { config: AppConfig['identity'] };

const rulesFrom = (env: Env, keys: SigningKeys, now: () => Date) => ({
  keys,
  now,
  clientId: env.identity.clientId,
  issuerBase: env.identity.issuerBase,
  tenants: env.identity.tenants,
  rejectedDomain: env.rejectedDomain,
});

const entra = (env: Env, now: () => Date): Identity => ({
  verifyToken: createVerifyToken(rulesFrom(env, remoteKeys(ENTRA_KEYS), now)),
  config: {
    clientId: env.identity.clientId,
    authority: 'https://login.microsoftonline.com/common',
    graphMe: 'https://graph.microsoft.com/v1.0/me',
    knownAuthorities: [],
  },
});

/** A demo person signs in even before, or without, a record: two of them exist to show exactly that. */
const findName = (db: Db, demo: boolean) => async (email: string) => {
  const person = demo ? demoPeople.find((candidate) => candidate.email === email) : undefined;
  return person?.name.en ?? (await personRepository(db).findNameBySignIn(email))?.en;
};

/** Production is chosen by the environment alone; nothing else in the server knows which provider it is. */
export const createIdentity = async (env: Env, db: Db, now: () => Date): Promise<Identity> => {
  if (env.identity.mode === 'entra') return entra(env, now);
  const key = await keepSigningKey(env.dataDir);
  return {
    verifyToken: createVerifyToken(rulesFrom(env, localKeys(key.publicKeys), now)),
    config: localIdentityConfig(env.publicOrigin),
    localIdp: createLocalIdp({
      mode: env.identity.mode,
      key,
      publicOrigin: env.publicOrigin,
      demoAccounts: env.demo ? demoPeople : [],
      findName: findName(db, env.demo),
      rolesOf: (email) => env.identity.localRoles[email] ?? [],
      now,
    }),
  };
};
