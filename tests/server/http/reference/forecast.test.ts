// Long, because the forecast is held against a second reckoning of its own, which stands beside it.
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { forecast, freeCars } from '#contract/booking-options';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import { addMinutes, dayOf } from '#domain/dates/bangkok-time';
import { leftByClass, leftDuring } from '#domain/fleet/free-cars';
import { forecastStatement } from '../../../../src/server/db/repositories/fleet/forecast.repository';
import { newId } from '../../../../src/server/new-id';
import { useTestDatabase } from '../../../setup/test-database';
import { companyIn } from '../../schema/company';
import { insertPeople } from '../../support/people';
import { useTestServer } from '../../support/test-server';

const kind = 'bookingnodriver';
const database = useTestDatabase();
const { request } = useTestServer(database);
const company = () => companyIn(database.db);
let people: Record<string, string>;

const read = async (more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ kind, from: '2026-11-24', ...more });
  const answer = await request('employee', `/employee/forecast?${query}`);
  expect(answer.status).toBe(200);
  return v.parse(forecast, answer.body);
};

/** Cars of a class that can be had for the quarter of an hour that begins at each of these times in Bangkok. */
const freeAt = async (ofClass: VehicleClass, ...times: string[]) => {
  const known = await read();
  return times.map((time) => {
    const startsAt = bangkok(time).toISOString();
    const wish = { startsAt, endsAt: addMinutes(startsAt, 15), class: ofClass };
    return leftDuring(known, wish)?.free;
  });
};

const car = async (more: object = {}) => {
  const id = await company().car({ class: 'sedan', seats: 4, ...more });
  await company().add('carKind', { carId: id, kind });
  return id;
};

const bangkok = (time: string) => new Date(`2026-11-24T${time}:00+07:00`);
const range = (from: string, to: string) =>
  `[${bangkok(from).toISOString()},${bangkok(to).toISOString()})`;

const blackout = (carId: string, period: string, type = 'blackout') =>
  company().add('carBlackout', { id: newId(), carId, type, period, reason: 'ล้างรถ' });

const booking = (from: string, to: string, more: object = {}) =>
  company().booking({
    kind,
    status: 'approved',
    class: 'sedan',
    startsAt: bangkok(from),
    endsAt: bangkok(to),
    ...more,
  });

beforeEach(async () => {
  people = await insertPeople(database.db);
  // 30 minutes in the product's own rules.
  await database.db.updateTable('kind').set({ bufferMinutes: 15 }).where('id', '=', kind).execute();
});

describe('the free-car forecast', () => {
  it('covers whole days in Bangkok, car by car', async () => {
    await car();
    await car({ class: 'van', seats: 10 });
    const free = { busy: [], lastDay: null };
    expect(await read()).toEqual({
      startsAt: '2026-11-23T17:00:00.000Z',
      endsAt: '2026-11-24T17:00:00.000Z',
      bufferMinutes: 15,
      classes: [
        { class: 'sedan', cars: [free], wanted: [] },
        { class: 'van', cars: [free], wanted: [] },
      ],
    });
    expect((await read({ days: '14' })).endsAt).toBe('2026-12-07T17:00:00.000Z');
  });

  it('does not say which car it is', async () => {
    const id = await car();
    const query = new URLSearchParams({ kind, from: '2026-11-24' });
    const answer = await request('employee', `/employee/forecast?${query}`);
    expect(JSON.stringify(answer.body)).not.toContain(id);
  });

  it('counts cars of this kind and site that are in use, and no bus', async () => {
    await car();
    await car({ status: 'repair' });
    await car({ siteId: 'amata' });
    await car({ class: 'bus', seats: 30 });
    await company().car({ class: 'sedan' });
    expect((await read()).classes).toEqual([
      { class: 'sedan', cars: [{ busy: [], lastDay: null }], wanted: [] },
    ]);
  });

  it('leaves out cars that anything claims, to the minute', async () => {
    const [first, second] = [await car(), await car()];
    await blackout(first, range('08:10', '09:00'));
    await blackout(second, range('08:30', '08:45'), 'repair');
    expect(await freeAt('sedan', '07:30', '07:40', '07:41', '08:30', '08:45', '09:00')).toEqual([
      2, 2, 1, 0, 1, 2,
    ]);
  });

  it('when a car is away without an end, misses it to the end', async () => {
    await blackout(await car(), `[${bangkok('22:00').toISOString()},)`);
    expect(await freeAt('sedan', '21:30', '21:45', '23:45')).toEqual([1, 0, 0]);
  });

  it('subtracts what is approved and has no car yet, with the buffer after it', async () => {
    await car();
    await car();
    await booking('10:00', '11:00');
    expect(await freeAt('sedan', '09:30', '09:45', '10:30', '11:00', '11:15')).toEqual([
      2, 1, 1, 1, 2,
    ]);
  });

  it('subtracts nothing for what is undecided, called off, or has its car', async () => {
    const chosen = await car();
    await car();
    await booking('10:00', '11:00', { status: 'pending' });
    await booking('10:00', '11:00', { status: 'cancelled' });
    await booking('12:00', '13:00', { chosenCarId: chosen, held: range('11:45', '13:15') });
    const trip = await company().trip({
      kind,
      startsAt: bangkok('14:00'),
      endsAt: bangkok('15:00'),
    });
    await company().assign({ car: chosen, trip }, range('13:45', '15:15'));
    await booking('14:00', '15:00', { tripId: trip });
    expect(await freeAt('sedan', '10:30', '12:30', '14:30')).toEqual([2, 1, 1]);
  });

  it('when bookings share a trip, subtracts one car', async () => {
    await car();
    await car();
    const tripId = await company().trip({
      kind,
      startsAt: bangkok('10:00'),
      endsAt: bangkok('11:00'),
    });
    await booking('10:00', '11:00', { tripId });
    await booking('10:00', '11:00', { tripId });
    expect(await freeAt('sedan', '10:30')).toEqual([1]);
  });

  it('when no class was wished, subtracts from the smallest that seats them', async () => {
    await car();
    await car({ class: 'van', seats: 10 });
    await booking('10:00', '11:00', { class: null, seats: 6 });
    expect(await freeAt('sedan', '10:30')).toEqual([1]);
    expect(await freeAt('van', '10:30')).toEqual([0]);
  });

  it('of one’s own booking that is changed, counts what it holds as free, and of nobody else’s', async () => {
    const chosen = await car();
    const requesterId = people['employee']!;
    const period = { chosenCarId: chosen, held: range('12:00', '13:15') };
    const mine = await booking('12:00', '13:00', { requesterId, ...period });
    const busy = async (changing: string) =>
      (await read({ changing })).classes[0]?.cars.map((found) => found.busy.length);
    const times = {
      startsAt: bangkok('12:00').toISOString(),
      endsAt: bangkok('13:00').toISOString(),
    };
    const listed = async (changing: string) => {
      const query = new URLSearchParams({ ...times, changing });
      return (await request('employee', `/employee/free-cars?${query}`)).body;
    };
    const approved = await booking('15:00', '16:00', { requesterId });
    expect([await busy(mine), (await listed(mine)).length]).toEqual([[0], 1]);
    expect((await read({ changing: approved })).classes[0]?.wanted).toEqual([]);
    const hers = await booking('15:00', '16:00');
    expect([await busy(hers), await listed(hers)]).toEqual([[1], []]);
    expect((await read({ changing: hers })).classes[0]?.wanted).toHaveLength(2);
  });

  it('of a trip that is all its own, counts the car as free, but not of one that is shared', async () => {
    const requesterId = people['employee']!;
    const times = { kind, startsAt: bangkok('14:00'), endsAt: bangkok('15:00') };
    const tripId = await company().trip(times);
    await company().assign({ car: await car(), trip: tripId }, range('14:00', '15:15'));
    const mine = await booking('14:00', '15:00', { tripId, requesterId });
    await booking('14:30', '15:00');
    const fromTwo = { startsAt: bangkok('14:00').toISOString(), class: 'sedan' as const };
    const sooner = { ...fromTwo, endsAt: bangkok('14:45').toISOString() };
    expect(leftDuring(await read({ changing: mine }), sooner)?.free).toBe(1);
    const busy = async () => (await read({ changing: mine })).classes[0]?.cars[0]?.busy.length;
    expect(await busy()).toBe(0);
    await booking('14:00', '15:00', { tripId });
    expect(await busy()).toBe(1);
  });

  it('never says fewer than none', async () => {
    await car();
    await booking('10:00', '11:00');
    await booking('10:00', '11:00');
    expect(await freeAt('sedan', '10:30')).toEqual([0]);
  });

  it.each([
    [{ kind: 'bus' }, 'kind'],
    [{ from: '2026-02-30' }, 'from'],
    [{ days: '0' }, 'days'],
    [{ days: '15' }, 'days'],
    [{ days: '1.5' }, 'days'],
    [{ days: '๓' }, 'days'],
  ])('asked with %o is refused', async (wrong, field) => {
    const query = new URLSearchParams({ kind, from: '2026-11-24', ...wrong });
    const answer = await request('employee', `/employee/forecast?${query}`);
    expect([answer.status, answer.body.error?.fields]).toEqual([400, { [field]: 'invalid' }]);
  });
});

describe('on any day, the forecast and the list of free cars agree', () => {
  const listed = async (startsAt: string, endsAt: string) => {
    const query = new URLSearchParams({ startsAt, endsAt });
    const answer = await request('employee', `/employee/free-cars?${query}`);
    return v.parse(freeCars, answer.body);
  };
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const taken = fc.tuple(minutes, fc.integer({ min: 1, max: 400 }));
  const wishes = fc.tuple(
    fc.integer({ min: 0, max: 80 }).map((quarter) => quarter * 15),
    fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 15),
  );
  const days = fc.record({
    cars: fc.array(
      fc.record({
        class: fc.constantFrom<VehicleClass>('sedan', 'van'),
        taken: fc.array(taken, { maxLength: 4 }),
        lastDay: fc.option(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25')),
      }),
      { minLength: 2, maxLength: 5 },
    ),
    approved: fc.array(taken, { maxLength: 2 }),
    wishes: fc.array(wishes, { minLength: 8, maxLength: 8 }),
  });
  const midnight = bangkok('00:00');
  const moment = (minute: number) => addMinutes(midnight, minute);
  const period = ([from, length]: readonly [number, number]) =>
    `[${moment(from)},${moment(from + length)})`;

  const untakenIn = async (from: string, until: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from car where not exists (
        select from car_claim
        where car_id = car.id and period && tstzrange(${from}::timestamptz, ${until}::timestamptz)
      )`.execute(database.db);
    return rows.map(({ id }) => id);
  };

  it.each(fc.sample(days, { seed: 30, numRuns: 6 }))('%#', async (day) => {
    const made = new Map<string, (typeof day.cars)[number]>();
    for (const wanted of day.cars) {
      const { class: ofClass, taken: all, lastDay } = wanted;
      const id = await car({ class: ofClass, seats: ofClass === 'van' ? 10 : 4 });
      made.set(id, wanted);
      if (lastDay !== null)
        await company().add('carDocument', {
          id: newId(),
          carId: id,
          type: 'tax',
          expiresOn: lastDay,
        });
      // Two that overlap cannot be: the second is refused, and the day has one less.
      for (const each of all) await blackout(id, period(each)).catch(() => undefined);
    }
    for (const [from, length] of day.approved)
      await company().booking({
        kind,
        status: 'approved',
        class: 'sedan',
        startsAt: new Date(moment(from)),
        endsAt: new Date(moment(from + length)),
      });
    const known = await read({ days: '2' });
    for (const [from, length] of day.wishes) {
      const wish = { startsAt: moment(from), endsAt: moment(from + length) };
      const cars = await listed(wish.startsAt, wish.endsAt);
      const untaken = await untakenIn(wish.startsAt, addMinutes(wish.endsAt, known.bufferMinutes));
      for (const [ofClass, { free, kept }] of leftByClass(known, wish) ?? []) {
        const ofThem = (id: string) => made.get(id)?.class === ofClass;
        const sound = (id: string) => (made.get(id)?.lastDay ?? '9999') >= dayOf(wish.endsAt);
        // What is said to be free is what the database would let have the car.
        expect(free + kept).toBe(untaken.filter((id) => ofThem(id) && sound(id)).length);
        expect(cars.filter((each) => each.class === ofClass)).toHaveLength(free);
      }
      expect(untaken).toEqual(expect.arrayContaining(cars.map(({ id }) => id)));
    }
  });
});

describe('with years of history', () => {
  type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
  const scans = (plan: Plan): string[] => [
    `${plan['Node Type']} ${plan['Relation Name'] ?? ''}`,
    ...(plan.Plans ?? []).flatMap(scans),
  ];

  it('reads only the rows of its window, by index', async () => {
    const cars = await Promise.all(Array.from({ length: 10 }, () => car()));
    const template = await booking('10:00', '11:00');
    await database.db.transaction().execute(async (tx) => {
      // As a replica no trigger runs: these rows only have to be many.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
        insert into car_claim (car_id, period, source, blackout_id)
        select car_id, tstzrange(at, at + interval '50 minutes'), 'blackout', gen_random_uuid()
        from unnest(${cars}::uuid[]) as car_id,
          generate_series(timestamptz '2026-09-01', '2026-11-20', '2 hours') as at`.execute(tx);
      await sql`
        insert into booking (id, ref, kind, status, requester_id, contact_phone, cost_centre_id,
          purpose_code, starts_at, ends_at, seats, submitted_at)
        select gen_random_uuid(), 'SD-2609-' || lpad(n::text, 5, '0'), kind, 'rejected',
          requester_id, contact_phone, cost_centre_id, purpose_code,
          starts_at - n * interval '1 hour', ends_at - n * interval '1 hour', seats, submitted_at
        from booking, generate_series(1, 20000) n where id = ${template}`.execute(tx);
    });
    await sql`analyze car_claim, booking`.execute(database.db);
    const wanted = {
      kind,
      startsAt: '2026-11-23T17:00:00.000Z',
      endsAt: '2026-12-07T17:00:00.000Z',
      changing: template,
    } as const;
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (format json) ${forecastStatement(wanted)}`.execute(database.db);
    const found = scans(rows[0]!['QUERY PLAN'][0].Plan);
    expect(found.filter((scan) => /^Seq Scan (car_claim|booking)$/.test(scan))).toEqual([]);
    expect(found.join()).toMatch(/Index (Only )?Scan car_claim|Bitmap Heap Scan car_claim/);
    const started = performance.now();
    await forecastStatement(wanted).execute(database.db);
    expect(performance.now() - started).toBeLessThan(250);
  });
});
