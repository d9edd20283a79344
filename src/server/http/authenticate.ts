import type { Context } from 'hono';
import { refuse, done, type Outcome } from '#domain/refusal';
import { personRepository, type SignedInPerson } from '../db/repositories/users/person.repository';
import type { Deps } from '../deps';
import type { Account } from '../identity/account';
import type { AppEnv } from './app-env';
import { readLanguage } from './read-language';

type Needs = Pick<Deps, 'db' | 'now' | 'verifyToken'>;

/** The access token belongs to the graph API: it must be there, and is never read, trusted, logged or kept. */
const identify = async (c: Context<AppEnv>, { verifyToken }: Needs): Promise<Outcome<Account>> => {
  const idToken = c.req.header('id_token');
  if (!idToken || !c.req.header('access_token')) return refuse('not_signed_in');
  return verifyToken(idToken);
};

/** Rights are read afresh for every request; only the signature check is remembered. */
export const authenticate = async (
  c: Context<AppEnv>,
  deps: Needs,
): Promise<Outcome<SignedInPerson>> => {
  const account = await identify(c, deps);
  if (!account.ok) return account;
  const person = await personRepository(deps.db).findForSignIn(account.value, deps.now());
  if (!person) return refuse('unknown_employee');
  c.set('tokenEndsAt', account.value.endsAt * 1000);
  c.set('language', readLanguage(c.req.header('accept-language')) ?? person.language);
  return done(person);
};
