import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Arranged } from '#contract/arranging-trips';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { insertPeople } from '../support/people';
import type { Body } from '../support/test-server';
import { tripsIn } from '../support/trips';
import { expectTruths } from '../support/truths';
import { RIVALS, useTwoServers } from '../support/two-servers';

const database = useTestDatabase();
const company = () => tripsIn(database.db);

const servers = useTwoServers(database);

let people: Record<string, string>;
beforeEach(async () => {
  people = await insertPeople(database.db);
});

// The bookings of these tests come from nowhere.
afterEach(() => expectTruths(database.db, ['history_kept']));

type Answer = { status: number; body: Partial<Arranged> & Body };

const send = (rival: number, path: string, body: unknown, more = {}): Promise<Answer> =>
  servers.insist(rival, `/admin/bookingwithdrivernava/arranging${path}`, {
    method: path.endsWith('assignment') ? 'PUT' : 'POST',
    as: 'admin',
    headers: more,
    body,
  });

const start = new Date(Math.floor(Date.now() / 86_400_000 + 3) * 86_400_000 + 3 * 3_600_000);
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

const insertBookings = async (count: number, from = 0): Promise<string[]> => {
  const costCentreId = await company().costCentre();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    ref: `NV-2611-${String(from + index + 1).padStart(5, '0')}`,
    kind: 'bookingwithdrivernava',
    status: 'approved',
    requesterId: people['employee']!,
    contactPhone: '0812345678',
    costCentreId,
    purposeCode: 'customer',
    startsAt: hours(0),
    endsAt: hours(4),
    seats: 1,
    submittedAt: start,
  }));
  await database.db.insertInto('booking').values(rows).execute();
  return rows.map(({ id }) => id);
};

const insertCars = async (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => company().car()));

const statusOf = ({ status, body }: Answer) => `${status} ${body.error?.code ?? 'arranged'}`;

const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[statusOf(answer)] = (counts[statusOf(answer)] ?? 0) + 1;
  return counts;
};

const standing = async () => {
  const { rows } = await sql<{ trips: number; arranged: number }>`
    select (select count(*)::int from trip) as trips,
      (select count(*)::int from booking where status = 'arranged') as arranged`.execute(
    database.db,
  );
  return rows[0];
};

describe('two hundred dispatchers on two servers', () => {
  it('race for one car: one gets it, the others are told that it is taken', async () => {
    const [ids, carId] = [await insertBookings(RIVALS), await company().car()];
    const answers = await Promise.all(
      ids.map((id, rival) => send(rival, '/trips', { bookings: [{ id, version: 1 }], carId })),
    );
    expect(tally(answers)).toEqual({ '200 arranged': 1, '409 car_taken': RIVALS - 1 });
    const refused = answers.find(({ status }) => status === 409)?.body.error;
    expect(refused?.fields).toEqual({ carId: 'taken' });
    expect(refused?.message).toMatch(/\p{Script=Thai}/u);
    expect(await standing()).toEqual({ trips: 1, arranged: 1 });
    expect(servers.errors()).toEqual([]);
  });

  it('race for one driver, each with a car of their own: one gets them', async () => {
    const [ids, cars] = [await insertBookings(RIVALS), await insertCars(RIVALS)];
    const driverId = await company().driver();
    const answers = await Promise.all(
      ids.map((id, rival) =>
        send(rival, '/trips', {
          bookings: [{ id, version: 1 }],
          carId: cars[rival],
          driverId,
        }),
      ),
    );
    expect(tally(answers)).toEqual({ '200 arranged': 1, '409 driver_taken': RIVALS - 1 });
    expect(await standing()).toEqual({ trips: 1, arranged: 1 });
    expect(servers.errors()).toEqual([]);
  });

  it('race to re-arrange one trip: one does, the others are told that it changed and by whom', async () => {
    const [cars, made] = [await insertCars(RIVALS), await company().arranged()];
    const answers = await Promise.all(
      cars.map((carId, rival) =>
        send(
          rival,
          `/trips/${made.tripId}/assignment`,
          { carId, reason: 'รถเสีย' },
          { 'if-match': '"1"' },
        ),
      ),
    );
    expect(tally(answers)).toEqual({ '200 arranged': 1, '409 changed_meanwhile': RIVALS - 1 });
    const refused = answers.find(({ status }) => status === 409)?.body.error;
    expect(refused).toMatchObject({
      conflict: { by: 'สมชาย ใจดี', what: expect.stringMatching(/^NV-/) },
    });
    expect(servers.errors()).toEqual([]);
  });
});

describe('dispatchers who do everything at once', () => {
  it('never deadlock, never fail, and nothing is in two places', async () => {
    const ids = await insertBookings(40);
    const cars = await insertCars(4);
    const drivers = await Promise.all(Array.from({ length: 4 }, () => company().driver()));
    const pick = <T>(all: readonly T[], seed: number): T => all[(seed * 7919) % all.length]!;
    const first = await Promise.all(
      ids.map((id, rival) =>
        send(rival, '/trips', {
          bookings: [{ id, version: 1 }],
          carId: pick(cars, rival),
          driverId: pick(drivers, rival + 3),
        }),
      ),
    );
    const trips = first.flatMap(({ body }) => body.trips ?? []);
    const reason = 'รถเสีย';
    const steps = Array.from({ length: 60 }, (_, rival) => {
      const [one, two] = [pick(trips, rival), pick(trips, rival + 1)];
      const match = { 'if-match': `"${one.version}"` };
      if (rival % 3 === 0) return send(rival, `/trips/${one.id}/release`, { reason }, match);
      if (rival % 3 === 1)
        return send(
          rival,
          `/trips/${one.id}/assignment`,
          { carId: pick(cars, rival), driverId: pick(drivers, rival), reason },
          match,
        );
      const [a, b] = rival % 2 === 0 ? [one, two] : [two, one];
      return send(rival, '/swaps', {
        first: { id: a.id, version: a.version },
        second: { id: b.id, version: b.version },
        what: 'both',
        reason,
      });
    });
    const answers = [...first, ...(await Promise.all(steps))];
    const unexpected = answers.filter(({ status }) => ![200, 400, 409].includes(status));
    expect(unexpected).toEqual([]);
    expect(servers.errors()).toEqual([]);
    const { rows } = await sql<{ twice: number }>`
      select count(*)::int as twice from assignment a join assignment b
        on a.id < b.id and a.released_at is null and b.released_at is null and a.held && b.held
          and (a.car_id = b.car_id or a.driver_id = b.driver_id)`.execute(database.db);
    expect(rows[0]?.twice).toBe(0);
  });
});

describe('another dispatcher’s change', () => {
  it.each([0, 1])('is heard within a second on server %i', async (listening) => {
    const [[id], carId] = [await insertBookings(1), await company().car()];
    const hangUp = new AbortController();
    const stream = await fetch(servers.address(listening, '/live'), {
      headers: servers.headersOf('admin'),
      signal: hangUp.signal,
    });
    const reader = stream.body!.getReader();
    let heard = '';
    const listen = async () => {
      while (!heard.includes('"topic":"trip"')) {
        const { value, done } = await reader.read();
        if (done) return;
        heard += new TextDecoder().decode(value);
      }
    };
    const { body } = await send(0, '/trips', { bookings: [{ id, version: 1 }], carId });
    const changed = performance.now();
    await listen();
    expect(performance.now() - changed).toBeLessThan(1_000);
    expect(heard).toContain(body.trips?.[0]?.id);
    hangUp.abort();
  });
});
