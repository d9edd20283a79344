import { sql } from 'kysely';
import type { TripMark } from '#contract/trip-mark';
import type { TimeMark } from '#domain/link/mark';
import type { Db } from '../../client';
import { iso, readRow, readRows } from '../../sql';

export type NewMark = {
  id: string;
  linkId: string;
  tripId: string | null;
  carId: string | null;
  action: string;
  at: string;
  deviceAt: string;
  receivedAt: Date;
  skewSeconds: number;
  km: number | null;
  fileId: string | null;
  details: Readonly<Record<string, unknown>>;
};

export const markRepository = (db: Db) => ({
  /** A rival with the same id is waited for; the mark that was there first stays. */
  add: async (mark: NewMark): Promise<'new' | 'same' | 'other'> => {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('mark')
      .values({ ...mark, details: JSON.stringify(mark.details) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) return 'new';
    const stored = await readRow(db)`
      select from mark where id = ${mark.id} and link_id = ${mark.linkId} and action = ${mark.action}
        and car_id is not distinct from ${mark.carId}::uuid
        and device_at = ${mark.deviceAt}::timestamptz`;
    return stored ? 'same' : 'other';
  },

  /** By how many seconds a clock was wrong that marked something of this trip. */
  mostSkew: async (tripId: string): Promise<number> =>
    (
      await readRow(db)<{ skew: number | null }>`
        select max(abs(skew_seconds)) as skew from mark where trip_id = ${tripId}`
    )?.skew ?? 0,

  list: (tripId: string) => readRows(db)<TripMark>`
      select m.id, ${iso('m.at')} as at, m.action, m.km, m.details ->> 'type' as type, m.details ->> 'amount' as amount,
        m.details ->> 'text' as text, (m.details -> 'canDrive')::boolean as can_drive,
        coalesce(m.details -> 'failed', '[]') as failed
      from standing_mark m
      where m.trip_id = ${tripId}
        and m.action in ('accept', 'check', 'depart', 'complete', 'out', 'in', 'expense', 'trouble')
      order by m.at, m.received_at`,

  /** Who said when it left and came back. */
  timesOf: async (tripIds: readonly string[]): Promise<ReadonlyMap<string, TimeMark[]>> => {
    const rows = await readRows(db)<TimeMark & { tripId: string }>`
      select m.trip_id, case when m.action in ('depart', 'out') then 'left' else 'returned' end as what,
        case when m.action in ('depart', 'complete') then 'driver' else 'gate' end as by, ${iso('m.at')} as at
      from standing_mark m
      where m.trip_id = any (${sql.val(tripIds)}::uuid[])
        and m.action in ('depart', 'out', 'complete', 'in')
      order by m.at`;
    return new Map(tripIds.map((id) => [id, rows.filter(({ tripId }) => tripId === id)]));
  },
});
