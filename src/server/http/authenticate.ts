import type { Context } from 'hono';
import { refuse, done, type Outcome, type RefusalCode } from '#domain/refusal';
import { personRepository, type SignedInPerson } from '../db/repositories/users/person.repository';
import type { Deps } from '../deps';
import type { Account } from '../identity/account';
import { followRoles } from '../identity/follow-roles';
import { addressOf } from './address-of';
import type { AppEnv } from './app-env';
import type { Limiter } from './limiter';
import { readLanguage } from './read-language';

type Needs = Pick<
  Deps,
  'db' | 'now' | 'newId' | 'verifyToken' | 'rightsByRoles' | 'behindProxy'
> & { limiter: Limiter };

/** The access token belongs to the graph API: it must be there, and is never read, trusted, logged or kept. */
const identify = async (c: Context<AppEnv>, { verifyToken }: Needs): Promise<Outcome<Account>> => {
  const idToken = c.req.header('id_token');
  if (!idToken || !c.req.header('access_token')) return refuse('not_signed_in');
  return verifyToken(idToken);
};

const letIn = async (c: Context<AppEnv>, deps: Needs): Promise<Outcome<SignedInPerson>> => {
  const account = await identify(c, deps);
  if (!account.ok) return account;
  const find = () => personRepository(deps.db).findForSignIn(account.value, deps.now());
  let person = await find();
  if (person && deps.rightsByRoles && (await followRoles(person, account.value, deps)))
    person = await find();
  if (!person) return refuse('unknown_employee');
  c.set('tokenEndsAt', account.value.endsAt * 1000);
  const language = readLanguage(c.req.header('accept-language')) ?? person.language;
  c.set('language', language);
  c.header('Content-Language', language);
  return done(person);
};

/** Not for what is wrong at our end, such as keys that cannot be fetched. */
const isStranger = new Set<RefusalCode>([
  'not_signed_in',
  'account_not_allowed',
  'unknown_employee',
]);

/**
 * Rights are read afresh for every request; only the signature check is remembered. Whoever is not let in counts for
 * the address they call from: trying tokens for long is told to wait. See docs/decisions/311.
 */
export const authenticate = async (
  c: Context<AppEnv>,
  deps: Needs,
): Promise<Outcome<SignedInPerson>> => {
  const person = await letIn(c, deps);
  if (person.ok || !isStranger.has(person.refusal.code)) return person;
  const wait = deps.limiter.take(addressOf(c, deps.behindProxy), 'stranger');
  return wait > 0 ? refuse('rate_limited', { retryAfter: wait }) : person;
};
