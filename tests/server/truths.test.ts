import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { truthNames, type TruthName } from '#contract/truths';
import type { Db } from '../../src/server/db/client';
import { checkTruths, lookAtTruth } from '../../src/server/db/truths/check-truths';
import { seedDemo } from '../../src/server/demo/seed-demo';
import { lookAtTruths } from '../../src/server/jobs/look-at-truths';
import { createLog } from '../../src/server/log';
import { newId } from '../../src/server/new-id';
import { refreshFacts } from '../../src/server/use-cases/reports/refresh-facts';
import { createTestDatabase } from '../setup/test-database';
import { emailOf, insertPeople } from './support/people';
import { useTestServer } from './support/test-server';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
const database = {
  get db(): Db {
    return made.database.db;
  },
};
const { request } = useTestServer(database);

/** Half past two at night in Bangkok. */
const night = new Date('2026-11-24T19:30:00Z');

const look = (now: Date) =>
  lookAtTruths(() => Infinity).run({ db: database.db, now, newId, log: createLog('silent') });

beforeAll(async () => {
  made = await createTestDatabase();
  await insertPeople(database.db);
  await seedDemo(database.db, new Date());
  await refreshFacts(database.db);
});
afterAll(() => made.drop());

const booking = (status: string, also = sql`true`) =>
  sql`(select id from booking where status = ${status} and ${also} order by id limit 1)`;
const assignment = sql`(select id from assignment where released_at is null and driver_id is not null order by id limit 1)`;
const nobody = sql`'00000000-0000-4000-8000-000000000000'`;

/** One way in which each could come to be broken, were the rules of the database asleep. */
const violations: Record<TruthName, RawBuilder<unknown>> = {
  car_once: sql`insert into car_claim (car_id, period, source, booking_id)
    select car_id, period, 'tentative', gen_random_uuid() from car_claim limit 1`,
  driver_once: sql`insert into driver_claim (driver_id, period, source, leave_id)
    select driver_id, period, 'leave', gen_random_uuid() from driver_claim limit 1`,
  trip_in_one_car: sql`insert into assignment (id, trip_id, car_id, planned, held)
    select gen_random_uuid(), trip_id, (select id from car where id <> a.car_id limit 1), planned, held
    from assignment a where id = ${assignment}`,
  claims_kept: sql`delete from car_claim where assignment_id = ${assignment}`,
  self_drive_once: sql`update self_drive set period = tstzrange(lower(period), upper(period) + interval '1 day')`,
  seats_sold_once: sql`update booking set seats = 60 where id = ${booking('arranged', sql`ends_at > now()`)}`,
  arranged_has_car: sql`update trip set status = 'cancelled'
    where id = (select trip_id from booking where id = ${booking('arranged')})`,
  answered_is_kept: sql`insert into idempotency_key (key, person_id, endpoint, body_hash, status, answer)
    select 'k', id, 'createBooking', 'x', 200, to_jsonb(jsonb_build_object('id', gen_random_uuid())::text) from person limit 1`,
  nobody_decides_own: sql`update approval a set decided_by_id = b.requester_id
    from booking b where b.id = a.booking_id and a.decided_by_id is not null`,
  pending_is_decided: sql`update approval set status = 'lapsed' where booking_id = ${booking('pending')}`,
  history_kept: sql`delete from event where subject_id = ${booking('completed')}`,
  notice_has_fact: sql`update notice set subject_id = ${nobody} where subject = 'booking'`,
  offer_was_told: sql`insert into seat_offer (id, booking_id, trip_id, seats, status, offered_at, expires_at)
    select gen_random_uuid(), id, trip_id, 1, 'open', now(), now() + interval '15 minutes'
    from booking where trip_id is not null order by id limit 1`,
  reports_agree: sql`update booking set status = 'cancelled' where id = ${booking('completed')}`,
  rating_of_ride: sql`update booking b set status = 'noshow' from rating r join passenger p on p.id = r.passenger_id
    where p.booking_id = b.id`,
  split_is_whole: sql`insert into expense_split (expense_id, cost_centre_id, percent)
    select id, gen_random_uuid(), 60 from expense limit 1`,
  admin_stays: sql`update admin_user set status = 0`,
  named_exists: sql`update booking set cost_centre_id = ${nobody} where id = ${booking('completed')}`,
  guards_stand: sql`alter table event disable trigger event_append_only`,
};

/** A constraint is no trigger, and never sleeps. */
const withoutConstraints = sql`
  alter table car_claim drop constraint car_claim_once;
  alter table driver_claim drop constraint driver_claim_once;
  alter table assignment drop constraint assignment_one_car_at_a_time`;

const rolledBack = async (work: (db: Db) => Promise<void>): Promise<void> => {
  const enough = new Error('enough');
  const tried = database.db.transaction().execute(async (tx) => {
    await work(tx);
    throw enough;
  });
  await expect(tried).rejects.toBe(enough);
};

describe('what can never happen', () => {
  it('has not happened in the demo company, with months behind it', async () => {
    expect(await checkTruths(database.db)).toEqual([]);
  });

  it.each(truthNames)('%s: is noticed when it does happen all the same', async (name) => {
    await rolledBack(async (db) => {
      expect(await lookAtTruth(db, name)).toBeUndefined();
      await sql`set local session_replication_role = replica`.execute(db);
      if (name !== 'guards_stand') await withoutConstraints.execute(db);
      await violations[name].execute(db);
      const found = await lookAtTruth(db, name);
      expect(found?.count).toBeGreaterThan(0);
      expect(found?.ids.length).toBeGreaterThan(0);
    });
  });

  it('guards_stand: is noticed when the constraint itself is gone', async () => {
    await rolledBack(async (db) => {
      await sql`alter table car_claim drop constraint car_claim_once`.execute(db);
      expect(await lookAtTruth(db, 'guards_stand')).toMatchObject({ ids: ['car_claim_once'] });
    });
  });
});

describe('the nightly look', () => {
  it('waits for the night, looks once, and tells whoever manages the service what is broken', async () => {
    const read = async () => (await request('admin', '/admin/truths')).body;
    expect(await read()).toMatchObject({ checkedAt: null, truths: truthNames.length, broken: [] });
    await look(new Date('2026-11-24T18:30:00Z'));
    expect(await read()).toMatchObject({ checkedAt: null });

    await look(night);
    expect(await read()).toMatchObject({ checkedAt: night.toISOString(), broken: [] });

    const [lost] = await database.db.selectFrom('booking').select('id').limit(1).execute();
    await database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`delete from event where subject_id = ${lost?.id}`.execute(db);
    });
    await look(new Date(night.getTime() + 3_600_000));
    expect(await read()).toMatchObject({ broken: [] });
    await look(new Date(night.getTime() + 86_400_000));
    expect((await read())['broken']).toEqual([{ name: 'history_kept', count: 1, ids: [lost?.id] }]);

    const told = await database.db
      .selectFrom('notice')
      .innerJoin('person', 'person.id', 'notice.personId')
      .select('person.signInName as to')
      .where('type', '=', 'truth_broken')
      .execute();
    expect(told.map(({ to }) => to)).toContain(emailOf('admin'));
    const bell = await request('admin', '/employee/notices', {
      headers: { 'accept-language': 'en' },
    });
    expect(bell.body).toMatchObject({
      notices: [
        {
          sentence: 'The nightly check found: A booking has no history',
          link: '/admin/user?tab=service#truths',
        },
      ],
    });
  });
});
