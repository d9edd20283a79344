import { Hono } from 'hono';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '#contract/endpoint';
import { done, refuse } from '#domain/refusal';
import type { Call } from '../../../src/server/call';
import { personRepository } from '../../../src/server/db/repositories/users/person.repository';
import { serviceStateRepository } from '../../../src/server/db/repositories/service/service-state.repository';
import type { AppEnv } from '../../../src/server/http/app-env';
import { createLimiter } from '../../../src/server/http/limiter';
import { implement } from '../../../src/server/http/implement';
import { onError } from '../../../src/server/http/on-error';
import { requestContext } from '../../../src/server/http/request-context';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { insertPeople, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

const common = {
  action: 'service-state:read',
  summary: 'x',
  output: v.unknown(),
  refusals: [],
} as const;

/** Calls that the product does not have yet, so that the plumbing is proved before they come. */
const calls = {
  echo: {
    ...common,
    method: 'PUT',
    path: '/things/:id',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
    query: v.object({ page: v.optional(v.pipe(v.string(), v.toNumber()), '1') }),
    body: v.object({
      stops: v.array(v.object({ place: v.pipe(v.string(), v.minLength(1, 'required')) })),
    }),
    versioned: true,
  },
  writeAndRefuse: { ...common, method: 'POST', path: '/refuse' },
  breakContract: {
    ...common,
    method: 'GET',
    path: '/broken',
    output: v.object({ secret: v.number() }),
  },
  giveWay: { ...common, method: 'POST', path: '/give-way' },
} as const satisfies Contract;

const database = useTestDatabase();
const { deps, tokensFor, logLines } = useTestServer(database);
let ids: Record<string, string>;
let attempts: number;

const handlers = {
  echo: ({ params, query, body, version }: Call) =>
    Promise.resolve(done({ params, query, body, version })),
  writeAndRefuse: async ({ actor, db }: Call) => {
    await personRepository(db).chooseLanguage(actor.personId, 'en');
    return refuse('changed_meanwhile', {
      conflict: { by: 'มาลี', at: '2026-11-21T03:00:00Z', version: 4 },
    });
  },
  breakContract: () => Promise.resolve(done({ secret: 'a value nobody may see' })),
  giveWay: () => {
    attempts += 1;
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    return attempts < 3 ? Promise.reject(deadlock) : Promise.resolve(done({ attempts }));
  },
};

const send = async (
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string>; role?: Role } = {},
) => {
  const { method = 'POST', body, headers = {}, role = 'employee' } = init;
  const app = new Hono<AppEnv>();
  app.use(requestContext(deps()));
  app.onError(onError);
  implement(app, calls, handlers, { ...deps(), limiter: createLimiter() });
  const response = await app.request(path, {
    method,
    headers: { ...(await tokensFor(role)), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

beforeEach(async () => {
  ids = await insertPeople(database.db);
  attempts = 0;
});

describe('a call of the contract', () => {
  const good = {
    method: 'PUT',
    body: { stops: [{ place: 'นวนคร' }] },
    headers: { 'if-match': '"7"' },
  };

  it('gets its parts parsed, and the version that was read', async () => {
    expect((await send('/things/12?page=3', good)).body).toEqual({
      params: { id: '12' },
      query: { page: 3 },
      body: good.body,
      version: 7,
    });
  });

  it('when parts are wrong, names each by its path', async () => {
    const body = { stops: [{ place: 'x' }, { place: '' }] };
    expect(
      (await send('/things/x?page=a', { ...good, body, headers: {} })).body['error'],
    ).toMatchObject({
      fields: {
        id: 'invalid',
        page: 'invalid',
        'stops.1.place': 'required',
        'If-Match': 'required',
      },
    });
    expect(
      (await send('/things/1', { ...good, headers: { 'if-match': '*' } })).body['error'],
    ).toMatchObject({
      fields: { 'If-Match': 'invalid' },
    });
  });

  it('when refused, tells the conflict and takes back what it wrote', async () => {
    const { status, body } = await send('/refuse');
    expect(status).toBe(409);
    expect(body['error']).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { by: 'มาลี', version: 4 },
    });
    const row = database.db
      .selectFrom('person')
      .select('language')
      .where('id', '=', ids['employee'] ?? '');
    expect(await row.executeTakeFirst()).toEqual({ language: 'th' });
  });

  it('when the answer breaks the contract, says nothing of it, here or in the log', async () => {
    const { status, body } = await send('/broken', { method: 'GET' });
    expect([status, body['error']]).toEqual([
      500,
      expect.objectContaining({ code: 'internal_error' }),
    ]);
    expect(logLines.join('')).toContain('answers against its contract at secret');
    expect(logLines.join('')).not.toContain('a value nobody may see');
  });

  it('when PostgreSQL chose it to give way in a deadlock, runs again', async () => {
    expect(await send('/give-way')).toEqual({ status: 200, body: { attempts: 3 } });
  });

  it('§4 when the service is closed, is for admins only', async () => {
    await serviceStateRepository(database.db).change(
      { isClose: true },
      { by: ids['admin'] ?? '', at: new Date(), eventId: newId() },
    );
    const employee = await send('/broken', { method: 'GET' });
    expect([employee.status, employee.body['error']]).toEqual([
      503,
      expect.objectContaining({ code: 'service_closed' }),
    ]);
    for (const role of ['admin', 'supplier'] as const)
      expect((await send('/things/12', { ...good, role })).status).toBe(200);
  });
});
