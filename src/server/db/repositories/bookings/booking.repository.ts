import { sql } from 'kysely';
import { queuedStates } from '#domain/booking/is-queued';
import type { BookingState } from '#domain/booking/states';
import type { BookingRows } from '#kinds/request/rows';
import type { Db } from '../../client';
import { insertParts, removeParts } from '../../rows/bookings/booking-parts';
import {
  type EstimateSnapshot,
  readBooking,
  type StoredBooking,
} from '../../rows/bookings/stored-booking';
import { iso, readRows, readRow } from '../../sql';

export type Estimated = (EstimateSnapshot & { rateCardId: string; rateCardVersion: number }) | null;

type Overlap = { ref: string; id: string; startsAt: string; endsAt: string };

type Place = {
  status: BookingState;
  tripId: string | null;
  boardingCode: string | null;
  waitlistedAt: Date | null;
};

/** The rest of the rows stands in tables of their own, and the departure in the trip. */
const columnsOf = ({
  stops: _stops,
  passengers: _passengers,
  selfDrivers: _selfDrivers,
  attachmentIds: _attachmentIds,
  departure: _departure,
  held,
  details,
  ...columns
}: BookingRows) => ({
  ...columns,
  held: held && `[${held.from},${held.to})`,
  details: JSON.stringify(details),
});

const estimateColumns = (estimated: Estimated) => ({
  estimate: estimated?.total ?? null,
  estimateParts: estimated && JSON.stringify(estimated.parts),
  rateCardId: estimated?.rateCardId ?? null,
  rateCardVersion: estimated?.rateCardVersion ?? null,
});

export const bookingRepository = (db: Db) => ({
  /** Nobody else's: a booking that is not `me`'s is not there. */
  find: (id: string, me: string) => readBooking(db, id, { me, lock: false }),
  /** Locks the trip before the booking, as everybody does who changes seats. `me` is null for the clock. */
  lock: async (id: string, me: string | null): Promise<StoredBooking | undefined> => {
    const before = await db
      .selectFrom('booking')
      .select('tripId')
      .where('id', '=', id)
      .executeTakeFirst();
    if (before?.tripId)
      await db
        .selectFrom('trip')
        .select('id')
        .where('id', '=', before.tripId)
        .forNoKeyUpdate()
        .execute();
    return readBooking(db, id, { me, lock: true });
  },

  insert: async (
    id: string,
    rows: BookingRows,
    place: Place,
    { estimated, at, newId }: { estimated: Estimated; at: Date; newId: () => string },
  ): Promise<void> => {
    const row = {
      id,
      // The function is `volatile`: the number is taken once, with the row.
      ref: sql<string>`next_booking_ref(${rows.kind}, ${at})`,
      ...columnsOf(rows),
      ...estimateColumns(estimated),
      ...place,
      submittedAt: at,
      approvedAt: place.status === 'approved' || place.status === 'arranged' ? at : null,
      arrangedAt: place.status === 'arranged' ? at : null,
    };
    await db.insertInto('booking').values(row).execute();
    await insertParts(db, id, rows, newId);
  },

  /** What was asked for is replaced as a whole; who and what decided stays. */
  replace: async (
    id: string,
    rows: BookingRows,
    place: Place,
    { estimated, newId }: { estimated: Estimated; newId: () => string },
  ): Promise<void> => {
    await removeParts(db, id);
    await db
      .updateTable('booking')
      .set({
        ...columnsOf(rows),
        ...estimateColumns(estimated),
        ...place,
        waitlistedAt: place.waitlistedAt ?? undefined,
      })
      .where('id', '=', id)
      .execute();
    await insertParts(db, id, rows, newId);
  },

  /** All of it, so many minutes earlier or later. */
  move: async (id: string, minutes: number): Promise<void> => {
    const later = sql`make_interval(mins => ${minutes})`;
    await sql`update booking set starts_at = starts_at + ${later}, ends_at = ends_at + ${later},
        held = case when held is not null then tstzrange(lower(held) + ${later}, upper(held) + ${later}) end
      where id = ${id}`.execute(db);
    await sql`update booking_stop set arrive_by = arrive_by + ${later} where booking_id = ${id}`.execute(
      db,
    );
  },

  set: async (
    id: string,
    change: Partial<{
      status: BookingState;
      tripId: null;
      revision: number;
      cancelledLate: boolean;
      approvedAt: Date;
      arrangedAt: Date;
      completedAt: Date;
      waitlistedAt: Date;
    }>,
  ): Promise<void> => {
    await db
      .updateTable('booking')
      // An update of nothing still raises the version: a change that only waits is one too.
      .set({ id, ...change })
      .where('id', '=', id)
      .execute();
  },

  /** My own bookings that are still to come and meet this period. */
  overlaps: (me: string, from: string, to: string, except?: string) => readRows(db)<Overlap>`
        select b.id, b.ref, ${iso('b.starts_at')} as starts_at, ${iso('b.ends_at')} as ends_at
        from booking b
        where b.id = any (array(
            select booking_id from passenger
            where person_id = ${me} and shelf in ('upcoming', 'waiting')
          ))
          and b.starts_at < ${to} and b.ends_at > ${from} and b.id is distinct from ${except ?? null}::uuid
        order by b.starts_at, b.ref limit 20`,

  /** Those of its kind that have no car yet, want one at the same time and asked earlier. */
  countAhead: async (id: string): Promise<number> => {
    const row = await readRow(db)<{ ahead: number }>`
      select count(*)::int as ahead
      from booking mine join booking other on other.kind = mine.kind
      where mine.id = ${id} and other.status = any (${sql.val(queuedStates)}::text[])
        and other.starts_at < mine.ends_at and other.ends_at > mine.starts_at
        and (other.submitted_at, other.id) < (mine.submitted_at, mine.id)`;
    return row?.ahead ?? 0;
  },

  requesterOf: async (id: string): Promise<string> => {
    const row = await db
      .selectFrom('booking')
      .select('requesterId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.requesterId;
  },

  boardingCodes: async (tripId: string): Promise<Set<string>> => {
    const rows = await db
      .selectFrom('booking')
      .select('boardingCode')
      .where('tripId', '=', tripId)
      .execute();
    return new Set(rows.flatMap(({ boardingCode }) => boardingCode ?? []));
  },
});
