import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Contract, Endpoint } from '#contract/endpoint';
import type { Actor } from '#domain/access/actor';
import { can, isKindAction } from '#domain/access/can';
import type { KindId } from '#kinds/registry';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../call';
import { serviceStateRepository } from '../db/repositories/service/service-state.repository';
import type { Deps } from '../deps';
import { prepareReports } from '../use-cases/reports/prepare-reports';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';
import { authenticate } from './authenticate';
import { createGate, type Gate } from './create-gate';
import { limitBody } from './limit-body';
import type { Limiter } from './limiter';
import { readInput } from './read-input';
import { runWrite } from './run-write';

type Needs = Deps & { limiter: Limiter };

type AnyUseCase = (call: Call) => Promise<Outcome<unknown>>;
type AnyHandlers = Readonly<Record<string, (call: never) => Promise<Outcome<unknown>>>>;

/** An answer that breaks the contract is our bug; its values are not for the log. */
const toText = (endpoint: Endpoint, answer: unknown): string => {
  const result = v.safeParse(endpoint.output, answer);
  if (result.success) return JSON.stringify(result.output);
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? 'answer');
  throw new Error(`${endpoint.path} answers against its contract at ${paths.join(', ')}`);
};

/** Before anything else is read; a kind that does not exist is nobody's. */
const mayCall = (actor: Actor | undefined, { action }: Endpoint, c: Context<AppEnv>): boolean =>
  isKindAction(action)
    ? can(actor, action, { kind: c.req.param('kind') as KindId })
    : can(actor, action);

const limitOf = ({ limit, method }: Endpoint) => limit ?? (method === 'GET' ? 'read' : 'write');

const handle = async (
  c: Context<AppEnv>,
  {
    name,
    endpoint,
    useCase,
    deps,
    gate,
  }: { name: string; endpoint: Endpoint; useCase: AnyUseCase; deps: Needs; gate: Gate },
): Promise<Outcome<string>> => {
  const person = await authenticate(c, deps);
  const isStranger = !person.ok && person.refusal.code === 'unknown_employee';
  if (!person.ok && !(isStranger && mayCall(undefined, endpoint, c))) return person;
  const actor = person.ok ? person.value.actor : undefined;
  const wait = actor ? deps.limiter.take(actor.personId, limitOf(endpoint)) : 0;
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  if (!mayCall(actor, endpoint, c)) return refuse('not_allowed');
  if (!endpoint.whenClosed && !actor?.admin) {
    const isClosed = person.ok
      ? person.value.serviceIsClosed
      : (await serviceStateRepository(deps.db).read()).isClose;
    if (isClosed) return refuse('service_closed');
  }
  const input = await readInput(c, endpoint);
  if (!input.ok) return input;
  const work = async (db: Deps['db']): Promise<Outcome<string>> => {
    const { params, query, body, version, waitedSeconds } = input.value;
    const now = deps.now();
    const call = {
      actor,
      params,
      query,
      body,
      version,
      language: c.get('language'),
      db,
      now,
      doneAt: new Date(now.getTime() - waitedSeconds * 1000),
      newId: deps.newId,
      optimise: deps.optimise,
      rightsByRoles: deps.rightsByRoles ?? false,
      teams: deps.teams,
      line: deps.line,
    };
    // The contract's schemas have just parsed these parts; the compiler cannot follow that through the table.
    const outcome = await useCase(call as Call);
    return outcome.ok ? done(toText(endpoint, outcome.value)) : outcome;
  };
  if (endpoint.readsReports && !(await prepareReports(deps.db)))
    return refuse('temporarily_unavailable');
  if (endpoint.method === 'GET') return work(deps.reading ?? deps.db);
  if (!actor) return refuse('unknown_employee');
  return runWrite({
    db: deps.db,
    probe: deps.probe ?? deps.db,
    gate,
    endpoint: name,
    personId: actor.personId,
    input: input.value,
    work,
  });
};

export const MAX_BODY_BYTES = 256 * 1024;

// Writes may wait for each other inside PostgreSQL: the rest of the pool's ten connections is for those who read.
const WRITES_AT_ONCE = 6;
const WRITE_PATIENCE_MS = 6_000;

/** Makes a route of each endpoint that has a handler; `Handlers` lets the compiler name the one that is missing. */
export const implement = (
  api: Hono<AppEnv>,
  endpoints: Contract,
  handlers: AnyHandlers,
  deps: Needs,
): void => {
  const gate = createGate(WRITES_AT_ONCE, WRITE_PATIENCE_MS);
  for (const [name, handler] of Object.entries(handlers)) {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(`The contract has no call ${name}`);
    const useCase = handler as AnyUseCase;
    api.on(
      endpoint.method,
      endpoint.path,
      limitBody(endpoint.bodyLimit ?? MAX_BODY_BYTES),
      async (c) => {
        c.set('route', name);
        const outcome = await handle(c, { name, endpoint, useCase, deps, gate });
        if (!outcome.ok) return answerRefusal(c, outcome.refusal);
        return c.body(outcome.value, 200, { 'Content-Type': 'application/json' });
      },
    );
  }
};
