import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contract } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { errorBody } from '#contract/error';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { isChannelProblem } from '#words/channel-problems';
import { isProblem } from '#words/admin-problems';
import { readFieldProblem } from '#words/read-field-problem';
import type { Db } from '../../../src/server/db/client';
import { seedDemo } from '../../../src/server/demo/seed-demo';
import { createTestDatabase } from '../../setup/test-database';
import { insertFile, jpeg } from '../support/files';
import { likelyInput, nasty, type Known } from '../support/likely-input';
import { insertPeople } from '../support/people';
import { insertRated, insertRide } from '../support/ratings';
import { origin, useTestServer } from '../support/test-server';

/** For a longer hunt: `FUZZ_SECONDS=300 npx vitest run tests/server/http/fuzz.test.ts`, each time with another seed. */
const longer = process.env['FUZZ_SECONDS'];
/** With `npm run attack`: so many requests in all, however long they take. */
const LEAST = process.env['ATTACK'] === 'full' ? 10_000 : 0;
const endpoints = Object.entries<Endpoint>(contract);
const perCall = LEAST > 0 ? 600_000 : (Number(longer ?? 5) * 1000) / endpoints.length;
let requests = 0;

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let known: Known;
let send: (endpoint: Endpoint, sent: Sent) => Promise<Response>;

const database = {
  get db(): Db {
    return made.database.db;
  },
};
const { app, tokensFor, logLines } = useTestServer(database);

/** Which rows a field of this name may mean. */
const meant = {
  placeId: 'place',
  personId: 'person',
  toId: 'person',
  providerId: 'provider',
  tripId: 'trip',
  driverId: 'person',
  coDriverId: 'person',
  driverWish: 'driver',
  costCentreId: 'cost_centre',
  timetableEntryId: 'timetable_entry',
  routeId: 'route',
  carId: 'car',
  photoId: 'file',
  attachmentId: 'file',
  bookingId: 'booking',
} as const;

const tomorrow = (hour: string) => `${addDays(dayOf(new Date()), 1)}T${hour}:00+07:00`;

const NOBODY = '00000000-0000-0000-0000-000000000000';

const words = {
  startsAt: [tomorrow('09:00'), tomorrow('10:00')],
  endsAt: [tomorrow('15:00'), tomorrow('16:30')],
  at: [tomorrow('09:00')],
  days: ['1', '14'],
  contactPhone: ['0812345678', '๐๘๑-๒๓๔ ๕๖๗๘'],
  phone: ['+66 81 234 5678'],
  purposeCode: ['customer', 'other'],
  content: [jpeg.toString('base64')],
  number: ['56001234', '๕๖๐๐๑๒๓๕'],
  provinceCode: [10, 13],
  seats: [1, 2],
  from: [tomorrow('00:00').slice(0, 10), tomorrow('09:00'), tomorrow('15:00')],
  until: [tomorrow('00:00').slice(0, 10), tomorrow('09:00'), tomorrow('15:00')],
  after: [
    `2026-11-21T00:00:00.000Z_${NOBODY}`,
    `2026-11-21T00:00:00.000000Z_${NOBODY}`,
    `-271821-04-20T00:00:00.000Z_${NOBODY}`,
    `9999-99-99T99:99:99.000000Z_${NOBODY}`,
    `2026-01-01T00:00:00Z_${'-'.repeat(36)}`,
  ],
  boardStop: [0],
  alightStop: [1, 3],
  termsNumber: [1],
};

const idsOf = async (query: ReturnType<typeof sql<{ id: string }>>) =>
  (await query.execute(database.db)).rows.map(({ id }) => id);

beforeAll(async () => {
  made = await createTestDatabase();
  const people = await insertPeople(database.db);
  await seedDemo(database.db, new Date());
  const admin = people['admin'] ?? '';
  for (let count = 0; count < 5; count++) await insertFile(database.db, admin);
  for (let count = 0; count < 5; count++) {
    await insertRide(database.db, admin, { booking: { ref: `NV-9912-000${count}` } });
    await insertRated(database.db, admin, {}, { booking: { ref: `NV-9912-001${count}` } });
  }
  // So that some of them are the caller's own.
  await sql`update booking set requester_id = ${admin} where id in (select id from booking order by id desc limit 200)`.execute(
    database.db,
  );
  // And the caller decides about others'.
  await sql`insert into approval_decider select id, ${admin} from approval where status = 'waiting'`.execute(
    database.db,
  );
  const pools = Object.entries(meant).map(async ([name, table]) => {
    const some = sql<{ id: string }>`select id from ${sql.table(table)} order by id desc limit 40`;
    return [name, await idsOf(some)] as const;
  });
  const own = sql<{ id: string }>`select id from booking where requester_id = ${admin}`;
  const ids = Object.fromEntries(await Promise.all(pools));
  const ratings = sql<{ id: string }>`select id from rating where person_id = ${admin}`;
  const waiting = sql<{
    id: string;
  }>`select booking_id as id from approval where status = 'waiting'`;
  const open = sql<{ id: string }>`select id from trip where status not in ('done', 'cancelled')`;
  const mine = (await Promise.all([own, ratings, waiting, open].map(idsOf))).flat();
  known = { ...words, ...ids, id: mine };

  const tokens = await tokensFor('admin');
  const server = app();
  send = async (endpoint, { params, query, body, raw, version, key }) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => asUrl(params[name]));
    const search = Object.entries(query).map(([name, value]) => `${asUrl(name)}=${asUrl(value)}`);
    return server.request(`${origin}/api${path}?${search.join('&')}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        ...tokens,
        'if-match': version,
        'idempotency-key': key,
      },
      ...(endpoint.method !== 'GET' && { body: raw ?? JSON.stringify(body) ?? '' }),
    });
  };
});

afterAll(() => made.drop());

// Through a buffer, because half a surrogate pair has no place in an address.
const asUrl = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text.slice(0, 2000)).toString());
};

type Sent = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  raw: string | undefined;
  version: string;
  key: string;
};

const asRecord = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const rawBody = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"isAdmin":true}}',
  '['.repeat(50_000),
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  '\ufeff{}',
);

const sentTo = ({ params, query, body }: Endpoint): fc.Arbitrary<Sent> =>
  fc.record({
    params: likelyInput(params, known).map(asRecord),
    query: fc.oneof(
      { weight: 12, arbitrary: likelyInput(query, known).map(asRecord) },
      { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 9 }), nasty, { maxKeys: 5 }) },
    ),
    body: likelyInput(body, known),
    raw: fc.option(rawBody, { nil: undefined, freq: 15 }),
    version: fc.constantFrom('"0"', '"1"', '"1"', '"2"', '"999999999"', 'x', '*', '-1'),
    key: fc.oneof(
      { weight: 12, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('', 'x', 'the-same-key-again', 'y'.repeat(101)) },
    ),
  });

/** Of a body that is no JSON at all no field can be wrong. */
const hasWords = (code: string) =>
  code === 'not_json' || isChannelProblem(code) || isProblem(readFieldProblem(code).code);

describe('whatever is sent', () => {
  it.each(endpoints)(
    'to %s, it is answered or refused in the one shape',
    async (_, endpoint) => {
      logLines.length = 0;
      const end = performance.now() + perCall;
      const property = fc.asyncProperty(sentTo(endpoint), async (sent) => {
        if (performance.now() > end) return;
        requests += 1;
        const response = await send(endpoint, sent);
        const answer = await response.text();
        expect(response.status, `${answer}\n${logLines.join('')}`).toBeLessThan(500);
        if (response.status === 200) return;
        const { error } = v.parse(errorBody, JSON.parse(answer));
        const wordless = Object.values(error.fields ?? {}).filter((code) => !hasWords(code));
        expect(wordless, answer).toEqual([]);
      });
      const numRuns = LEAST > 0 ? Math.ceil(LEAST / endpoints.length) : 200;
      const runs = longer === undefined ? { seed: 2569, numRuns } : { numRuns: 100_000 };
      await fc.assert(property, runs);
      expect(logLines.join('')).not.toContain('unexpected');
    },
    perCall + 60_000,
  );

  it('is sent to every call, and often', () => {
    expect(requests).toBeGreaterThanOrEqual(Math.max(LEAST, endpoints.length));
  });
});
