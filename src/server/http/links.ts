import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { linkContract, type LinkCallName, type LinkEndpoint } from '#contract/link-contract';
import { can } from '#domain/access/can';
import { done, refuse, type Outcome } from '#domain/refusal';
import { linkRepository, type OpenLink } from '../db/repositories/links/link.repository';
import type { Deps } from '../deps';
import type { LinkCall } from '../link-call';
import { hashPin, hashToken } from '../links/token';
import { linkHandlers } from '../use-cases/links/handlers';
import { noteWrongPin } from '../use-cases/links/note-wrong-pin';
import type { Tools } from '../use-cases/tell';
import { addressOf } from './address-of';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';
import { createGate, type Gate } from './create-gate';
import { limitBody } from './limit-body';
import type { Limiter } from './limiter';
import { readInput } from './read-input';
import { runWrite } from './run-write';

type Needs = Deps & { limiter: Limiter };
type AnyUseCase = (call: LinkCall) => Promise<Outcome<unknown>>;

const MAX_BODY_BYTES = 16 * 1024;
const WRITES_AT_ONCE = 3;
const WRITE_PATIENCE_MS = 6_000;

/** Whoever has a gate's link needs its code too; wrong ones are counted, whatever the call. */
const checkPin = async (
  c: Context<AppEnv>,
  { link, token, tools }: { link: OpenLink; token: string; tools: Tools },
): Promise<Outcome<null>> => {
  if (link.pinHash === null) return done(null);
  const pin = c.req.header('link_pin');
  if (pin === undefined) return refuse('invalid_input', { fields: { pin: 'required' } });
  if (timingSafeEqual(hashPin(token, pin), link.pinHash)) return done(null);
  const mayTryAgain = await noteWrongPin(tools, link);
  return mayTryAgain
    ? refuse('invalid_input', { fields: { pin: 'invalid' } })
    : refuse('not_found');
};

/** Wrong, expired, revoked, locked: nothing is there, and no answer tells which. */
const openLink = async (
  c: Context<AppEnv>,
  { db, limiter, now, newId, behindProxy }: Needs,
): Promise<Outcome<OpenLink>> => {
  const address = addressOf(c, behindProxy);
  const wait = limiter.take(address, 'address');
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const token = c.req.header('link_token') ?? '';
  const link = await linkRepository(db).findOpen(hashToken(token), now());
  if (!link) {
    // A right link is never kept out by what others behind the same address try.
    const guessWait = limiter.take(address, 'guess');
    return guessWait > 0 ? refuse('rate_limited', { retryAfter: guessWait }) : refuse('not_found');
  }
  const pin = await checkPin(c, { link, token, tools: { db, now: now(), newId } });
  return pin.ok ? done(link) : pin;
};

const toText = (endpoint: LinkEndpoint, answer: unknown): string => {
  const result = v.safeParse(endpoint.output, answer);
  if (result.success) return JSON.stringify(result.output);
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? 'answer');
  throw new Error(`${endpoint.path} answers against its contract at ${paths.join(', ')}`);
};

const handle = async (
  c: Context<AppEnv>,
  name: LinkCallName,
  { deps, gate }: { deps: Needs; gate: Gate },
): Promise<Outcome<string>> => {
  const endpoint: LinkEndpoint = linkContract[name];
  const opened = await openLink(c, deps);
  if (!opened.ok) return opened;
  const link = opened.value;
  const actor = { linkId: link.id, face: link.face };
  const isRead = endpoint.method === 'GET';
  const wait = deps.limiter.take(link.id, isRead ? 'link-read' : 'link-write');
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  // What another face may do is not there for this one.
  if (!can(actor, endpoint.action)) return refuse('not_found');
  const input = await readInput(c, endpoint);
  if (!input.ok) return input;
  const work = async (db: Deps['db']): Promise<Outcome<string>> => {
    const call = {
      actor,
      link,
      body: input.value.body,
      language: c.get('language'),
      db,
      now: deps.now(),
      newId: deps.newId,
    };
    // The contract's schema has just parsed the body; the compiler cannot follow that through the table.
    const outcome = await (linkHandlers[name] as AnyUseCase)(call as LinkCall);
    return outcome.ok ? done(toText(endpoint, outcome.value)) : outcome;
  };
  if (isRead) return work(deps.reading ?? deps.db);
  return runWrite({
    db: deps.db,
    probe: deps.probe ?? deps.db,
    gate,
    endpoint: name,
    // A mark's own id keeps it from being carried out twice.
    personId: link.id,
    input: { ...input.value, idempotencyKey: undefined },
    work,
  });
};

/** The calls of signed links: apart from the product's, without its tokens, and with places of their own for writes. */
export const mountLinks = (api: Hono<AppEnv>, deps: Needs): void => {
  const gate = createGate(WRITES_AT_ONCE, WRITE_PATIENCE_MS);
  for (const name of Object.keys(linkContract) as LinkCallName[]) {
    const endpoint: LinkEndpoint = linkContract[name];
    api.on(
      endpoint.method,
      endpoint.path,
      limitBody(endpoint.bodyLimit ?? MAX_BODY_BYTES),
      async (c) => {
        c.set('route', name);
        const outcome = await handle(c, name, { deps, gate });
        if (!outcome.ok) return answerRefusal(c, outcome.refusal);
        return c.body(outcome.value, 200, { 'Content-Type': 'application/json' });
      },
    );
  }
};
