import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { BookingDetail } from '#contract/bookings';
import { newId } from '../../../src/server/new-id';
import { said, useArranging } from '../arranging/use-arranging';

const arranging = useArranging('bookingwithdriveramata');
const { bookings } = arranging;

const DAY = '2026-11-24';

/** Of somebody else each time. */
const request = async (timetableEntryId: string) => ({
  ...bookings.requests.bookingwithdriveramata,
  forWhom: await bookings.somebody(),
  timetableEntryId,
  date: DAY,
});

/** The one o'clock departure and one half an hour later, each with a rider. */
const twoDepartures = async () => {
  const { departure: early } = bookings.company;
  const entry = await bookings.db
    .selectFrom('timetableEntry')
    .selectAll()
    .where('id', '=', early)
    .executeTakeFirstOrThrow();
  const late = newId();
  await bookings.db
    .insertInto('timetableEntry')
    .values({ ...entry, id: late, departs: '13:30' })
    .execute();
  const riders = [
    await bookings.create(await request(early)),
    await bookings.create(await request(late)),
  ];
  const tripOf = async ({ id }: BookingDetail) =>
    (
      await bookings.db
        .selectFrom('booking')
        .select('tripId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).tripId!;
  const [first, second] = riders.map(({ body }) => body);
  return {
    early,
    late,
    rider: first!,
    earlyTrip: await tripOf(first!),
    lateTrip: await tripOf(second!),
  };
};

const merge = async (into: string, other: string) =>
  arranging.act(into, 'merge', {
    trips: [{ id: other, version: await arranging.versionOf('trip', other) }],
  });

const aboardOfCalledOff = async () => {
  const { rows } = await sql<{ ref: string }>`
    select ref from booking join trip on trip.id = booking.trip_id
    where trip.status = 'cancelled'`.execute(bookings.db);
  return rows;
};

/** Until so many wait inside PostgreSQL for somebody else's lock. */
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(bookings.db);
      if (rows[0]?.waiting !== count) throw new Error(`${rows[0]?.waiting} wait, not ${count}`);
    },
    { timeout: 20_000, interval: 20 },
  );

/** Lets a merge begin and holds it up before its end; what `meanwhile` asks for runs into it. */
const inTheMiddleOfAMerge = async <T>(
  { rider, earlyTrip, lateTrip }: Awaited<ReturnType<typeof twoDepartures>>,
  meanwhile: () => Promise<T>,
) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding = bookings.db.transaction().execute(async (tx) => {
    await sql`select from booking where id = ${rider.id} for update`.execute(tx);
    await held;
  });
  const merged = merge(lateTrip, earlyTrip);
  await untilWaiting(1);
  const asked = meanwhile();
  await untilWaiting(2);
  letGo();
  await holding;
  return { merged: await merged, asked: await asked };
};

describe('a departure that is merged into another', () => {
  it('while somebody books it, does not take them aboard of what is called off', async () => {
    const departures = await twoDepartures();
    const theirs = await request(departures.early);
    const { merged, asked } = await inTheMiddleOfAMerge(departures, () => bookings.create(theirs));
    expect(said(merged)).toBe('200');
    expect(said(asked)).toBe('400 invalid_input timetableEntryId:no_departure');
    expect(await aboardOfCalledOff()).toEqual([]);
  });

  it('while somebody changes to it, leaves them where they are', async () => {
    const departures = await twoDepartures();
    const theirs = await request(departures.late);
    const { body: booked } = await bookings.create(theirs);
    const earlier = { ...theirs, timetableEntryId: departures.early };
    const { asked } = await inTheMiddleOfAMerge(departures, () => bookings.edit(booked, earlier));
    expect(said(asked)).toBe('400 invalid_input timetableEntryId:no_departure');
    expect(await aboardOfCalledOff()).toEqual([]);
    const { status, request: asks } = (await bookings.read(booked.id)).body;
    expect({ status, entry: 'timetableEntryId' in asks && asks.timetableEntryId }).toEqual({
      status: 'approved',
      entry: departures.late,
    });
  });

  it('while many book it, takes along whoever was earlier and refuses the others', async () => {
    const { early, earlyTrip, lateTrip } = await twoDepartures();
    const requests = await Promise.all(Array.from({ length: 8 }, () => request(early)));
    const [merged, ...answers] = await Promise.all([
      merge(lateTrip, earlyTrip),
      ...requests.map((theirs) => bookings.create(theirs)),
    ]);
    expect(said(merged)).toBe('200');
    for (const answer of answers)
      expect(['200', '400 invalid_input timetableEntryId:no_departure']).toContain(said(answer));
    expect(await aboardOfCalledOff()).toEqual([]);
  });

  it('is refused afterwards in the same words, and the other has room', async () => {
    const { early, late, earlyTrip, lateTrip } = await twoDepartures();
    await merge(lateTrip, earlyTrip);
    expect(said(await bookings.create(await request(early)))).toBe(
      '400 invalid_input timetableEntryId:no_departure',
    );
    expect((await bookings.create(await request(late))).body.status).toBe('approved');
  });
});

describe('Two departures on which one person has a seat each', () => {
  it('are not merged before one of the seats is called off', async () => {
    const { early, late, earlyTrip, lateTrip } = await twoDepartures();
    const mine = { ...bookings.requests.bookingwithdriveramata, date: DAY };
    const { body: first } = await bookings.create({ ...mine, timetableEntryId: early });
    const { body: second } = await bookings.create({ ...mine, timetableEntryId: late });
    expect(said(await merge(earlyTrip, lateTrip))).toBe(
      `400 invalid_input trips:on_board_already ${second.ref}`,
    );
    await bookings.act(first, 'cancel', {});
    expect((await merge(earlyTrip, lateTrip)).status).toBe(200);
  });
});
