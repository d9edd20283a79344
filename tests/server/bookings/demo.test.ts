import { sql } from 'kysely';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bookingDetail, type BookingDetail } from '#contract/bookings';
import { bookingRequest } from '#kinds/booking-request';
import { seedDemo } from '../../../src/server/demo/seed-demo';
import { bookingListRepository } from '../../../src/server/db/repositories/bookings/booking-list.repository';
import { showBooking } from '../../../src/server/use-cases/bookings/show-booking';
import { useTestDatabase } from '../../setup/test-database';

const database = useTestDatabase();
const now = new Date('2026-11-20T03:40:00Z');

const scopes = ['upcoming', 'waiting', 'past', 'cancelled'] as const;

const readAll = async (me: string): Promise<BookingDetail[]> => {
  const { db } = database;
  const details: BookingDetail[] = [];
  for (const scope of scopes) {
    let after: string | undefined;
    do {
      const query = { scope, role: 'mine' as const, after };
      const page = await bookingListRepository(db).page(me, query, { language: 'en', now });
      for (const { id } of page!.bookings) {
        const shown = await showBooking(id, { actor: { personId: me }, db, language: 'en', now });
        if (!shown.ok) throw new Error(shown.refusal.code);
        details.push(v.parse(bookingDetail, shown.value));
      }
      after = page?.next ?? undefined;
    } while (after !== undefined);
  }
  return details;
};

test(
  'every booking of the demo company reads as a whole request, and can be booked again',
  { timeout: 60_000 },
  async () => {
    const { db } = database;
    await seedDemo(db, now);
    const people = await db
      .selectFrom('booking')
      .select(({ fn }) => ['requesterId', fn.countAll<number>().as('n')])
      .groupBy('requesterId')
      .orderBy('n', 'desc')
      .limit(3)
      .execute();
    const details = (await Promise.all(people.map((person) => readAll(person.requesterId)))).flat();
    expect(new Set(details.map(({ kind }) => kind)).size).toBe(4);
    expect(details.length).toBeGreaterThan(60);
    for (const { ref, request, from, to, kind, traveller, names } of details) {
      const parsed = v.safeParse(bookingRequest, request);
      const problems = parsed.issues?.map((issue) => `${ref} ${v.getDotPath(issue)}`);
      expect(problems).toBeUndefined();
      expect([ref, to, traveller].map(Boolean)).toEqual([true, true, true]);
      expect(from === null).toBe(kind === 'bookingnodriver');
      expect(names[request.costCentreId ?? '']).toBeDefined();
    }
  },
);

test(
  'nobody of the demo company is on two trips at once, and who is taken to an airport goes there',
  { timeout: 60_000 },
  async () => {
    const { db } = database;
    await seedDemo(db, now);
    const { rows: twice } = await sql`
      select a.ref, b.ref as other
      from passenger pa join booking a on a.id = pa.booking_id
      join passenger pb on pb.person_id = pa.person_id
      join booking b on b.id = pb.booking_id and b.id > a.id
      where a.starts_at < b.ends_at and b.starts_at < a.ends_at`.execute(db);
    expect(twice).toEqual([]);
    const { rows: ends } = await sql<{ name: string }>`
      select distinct place.name_en as name
      from booking b join lateral (
        select place_id from booking_stop s where s.booking_id = b.id order by s.position desc limit 1
      ) s on true join place on place.id = s.place_id
      where b.purpose_code = 'airport'`.execute(db);
    expect(ends.map(({ name }) => name).toSorted()).toEqual([
      'Don Mueang Airport',
      'Suvarnabhumi Airport',
    ]);
  },
);

test('what a rental with a driver was estimated at is the price of what was wished for, whoever drives it then', async () => {
  const { db } = database;
  await seedDemo(db, now);
  const owners = await db
    .selectFrom('booking')
    .innerJoin('rateCard', 'rateCard.id', 'booking.rateCardId')
    .where('booking.kind', '=', 'bookingwithdrivernava')
    .select('rateCard.providerId')
    .distinct()
    .execute();
  expect(owners).toEqual([{ providerId: null }]);
});
