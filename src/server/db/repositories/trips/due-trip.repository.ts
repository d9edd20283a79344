import { sql } from 'kysely';
import type { Instant } from '#domain/dates/bangkok-time';
import type { KindId } from '#kinds/registry';
import type { TripState } from '#domain/trip/states';
import type { Db } from '../../client';
import { waitsForLateCar } from '../../rows/trips/late-cars';
import { iso, readIds, readRow } from '../../sql';

const MOST_AT_ONCE = 500;
const CONFIRM_HOURS = 24;

export type DueTrip = {
  id: string;
  kind: KindId;
  status: TripState;
  startsAt: Instant;
  endsAt: Instant;
  departedAt: Instant | null;
};

const hasCar = sql`exists (select from assignment a where a.trip_id = t.id and a.released_at is null)`;

/** What the clock has to look at, oldest first: trips that are not over, which are few of many. */
export const dueTripRepository = (db: Db) => ({
  /**
   * Left, as far as anybody knows: as long after the start as a no-show could still be noted. Not with a car that somebody
   * saw leave and nobody saw come back. `starts_at <= now` is only for speed: of trips ahead nothing more is looked at.
   */
  departed: (now: Date) => readIds(db)`
      select t.id from trip t join kind k on k.id = t.kind
      where t.status in ('planned', 'accepted') and t.with_driver and t.starts_at <= ${now}
        and t.starts_at + make_interval(mins => k.no_show_minutes) <= ${now} and ${hasCar}
        and not ${waitsForLateCar(now)}
      order by t.starts_at limit ${MOST_AT_ONCE}`,

  /** Assumed to have left before with a car that this one is assumed to leave with now: so it was back as planned. */
  outBefore: (id: string, now: Date) => readIds(db)`
      select distinct t.id from trip t
      join assignment a on a.trip_id = t.id and a.released_at is null
      join assignment own on own.car_id = a.car_id and own.trip_id = ${id} and own.released_at is null
      where t.id <> ${id} and t.status = 'underway' and t.departed_by = 'clock' and t.ends_at <= ${now}`,

  /** Back long ago, and nobody has said when. */
  unconfirmed: (now: Date) => readIds(db)`
      select t.id from trip t
      where t.status = 'underway'
        and t.ends_at <= ${now}::timestamptz - make_interval(hours => ${CONFIRM_HOURS})
      order by t.ends_at limit ${MOST_AT_ONCE}`,

  /** Over without ever having had a car that was promised. All four states are named for the index, which holds them alone. */
  neverArranged: (now: Date) => readIds(db)`
      select t.id from trip t
      where t.ends_at <= ${now} and t.status in ('planned', 'offered', 'accepted', 'declined')
        and (t.status in ('offered', 'declined') or not ${hasCar})
      order by t.ends_at limit ${MOST_AT_ONCE}`,

  /** Locked, and read afterwards: somebody may have recorded it in between. */
  lock: async (id: string): Promise<DueTrip | undefined> => {
    await sql`select from trip where id = ${id} for no key update`.execute(db);
    return readRow(db)<DueTrip>`
      select id, kind, status, ${iso('starts_at')} as starts_at, ${iso('ends_at')} as ends_at,
        ${iso('departed_at')} as departed_at
      from trip where id = ${id}`;
  },

  callOff: async (id: string, at: Date): Promise<void> => {
    await sql`update trip set status = 'cancelled' where id = ${id}`.execute(db);
    await sql`update assignment set released_at = ${at}, reason = 'expired'
      where trip_id = ${id} and released_at is null`.execute(db);
  },
});
