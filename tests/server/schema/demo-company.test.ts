import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bookingStates } from '#domain/booking/states';
import { flagsOf } from '#kinds/menu-flags';
import { personRepository } from '../../../src/server/db/repositories/users/person.repository';
import { demoPeople } from '../../../src/server/demo/demo-people';
import { prepareData } from '../../../src/server/demo/prepare-data';
import { newId } from '../../../src/server/new-id';
import { createTestDatabase } from '../../setup/test-database';

const now = new Date('2026-11-20T03:40:00Z');
const onWarning = (sentence: string) => {
  throw new Error(sentence);
};

const seeded = async (
  work: (db: Awaited<ReturnType<typeof createTestDatabase>>['database']['db']) => Promise<void>,
) => {
  const { database, drop } = await createTestDatabase();
  const needs = { db: database.db, now: () => now, newId, onStep: () => {}, onWarning };
  try {
    // Two servers starting at once, and one later.
    await Promise.all([
      prepareData({ demo: true, firstAdmin: undefined }, needs),
      prepareData({ demo: true, firstAdmin: undefined }, needs),
    ]);
    await prepareData({ demo: true, firstAdmin: 'late@siamparts.example' }, needs);
    await work(database.db);
  } finally {
    await drop();
  }
};

describe('the demo company', () => {
  // Every constraint of the schema holds for it: PostgreSQL took it. Here stands what no constraint knows.
  test(
    'is there once, has something on every screen, and its people have their rights',
    { timeout: 60_000 },
    () =>
      seeded(async (db) => {
        const people = await Promise.all(
          demoPeople.map(({ email }) =>
            personRepository(db).findForSignIn({ tid: 't', oid: email, username: email }, now),
          ),
        );
        const [somchai, malee, wichai, nok, dispatcher, kitti, newcomer] = people;
        expect(somchai?.actor).toMatchObject({ isEmployee: true, isApprover: false });
        expect(somchai?.actor.admin).toBeUndefined();
        expect(malee?.actor.isApprover).toBe(true);
        expect(malee?.actor.admin).toBeUndefined();
        expect([...flagsOf(wichai!.actor.admin!)].toSorted()).toEqual([
          'admin_menu',
          'booking_during_day_menu',
          'booking_no_driver_menu',
          'booking_with_driver_amata_menu',
          'booking_with_driver_nava_menu',
          'driver_menu',
        ]);
        expect([...flagsOf(nok!.actor.admin!)]).toEqual(['booking_with_driver_amata_menu']);
        expect(dispatcher?.actor).toMatchObject({ isEmployee: false, isApprover: false });
        expect(dispatcher?.actor.admin?.providerId).not.toBeNull();
        expect([...flagsOf(dispatcher!.actor.admin!)].toSorted()).toEqual([
          'booking_with_driver_amata_menu',
          'booking_with_driver_nava_menu',
          'driver_menu',
          'supplier',
        ]);
        expect(kitti).toBeUndefined();
        expect(newcomer).toBeUndefined();

        const manager = await db
          .selectFrom('person')
          .select('managerId')
          .where('id', '=', somchai!.actor.personId)
          .executeTakeFirst();
        expect(manager?.managerId).toBe(malee?.actor.personId);

        const count = async (from: ReturnType<typeof sql>) =>
          (await sql<{ n: number }>`select count(*) as n from ${from}`.execute(db)).rows[0]!.n;
        expect(await count(sql`person where role = 'employee' and sign_in_name is not null`)).toBe(
          60,
        );
        expect(await count(sql`car`)).toBe(25);
        expect(await count(sql`driver`)).toBe(20);
        expect(await count(sql`provider`)).toBe(4);
        const states = await db.selectFrom('booking').select('status').distinct().execute();
        expect(states.map(({ status }) => status).toSorted()).toEqual(bookingStates.toSorted());
        expect(
          await count(sql`trip where (starts_at at time zone 'Asia/Bangkok')::date = '2026-11-20'`),
        ).toBeGreaterThan(15);
        expect(
          await count(sql`approval_decider d join approval a on a.id = d.approval_id
        where a.status = 'waiting' and d.person_id = ${malee!.actor.personId}`),
        ).toBeGreaterThan(0);
        for (const table of [
          'rating',
          'expense',
          'handover',
          'contact',
          'notice',
          'car_claim',
          'driver_claim',
        ])
          expect(await count(sql.table(table)), table).toBeGreaterThan(0);

        // A booking is arranged only when its trip has a car and, with a provider, the acceptance.
        expect(
          await count(sql`booking b join trip t on t.id = b.trip_id
        where b.status = 'arranged' and (
          t.status not in ('planned', 'accepted')
          or not exists (select from assignment a where a.trip_id = t.id and a.released_at is null))`),
        ).toBe(0);
        expect(
          await count(
            sql`booking b where not exists (select from event e where e.subject_id = b.id)`,
          ),
        ).toBe(0);
        expect(await count(sql`event where at > ${now} and action <> 'expire'`)).toBe(0);

        // Who takes a car finds the odometer as the last one left it.
        expect(
          await count(sql`assignment earlier
        join assignment later on later.car_id = earlier.car_id and later.departed_at > earlier.departed_at
        where later.start_km < coalesce(earlier.end_km, earlier.start_km)`),
        ).toBe(0);
        expect(
          await count(sql`assignment a join car on car.id = a.car_id
        where greatest(a.start_km, a.end_km) > car.odometer
          or (a.returned_at is null and a.start_km <> car.odometer)`),
        ).toBe(0);
        expect(
          await count(sql`handover h join assignment a on a.id = h.assignment_id
        where h.km <> case h.type when 'collect' then a.start_km else a.end_km end`),
        ).toBe(0);
        expect(await count(sql`assignment where greatest(departed_at, returned_at) > ${now}`)).toBe(
          0,
        );
      }),
  );
});
