import { sql, type RawBuilder } from 'kysely';
import type { RulesAnswer } from '#contract/rules';
import { openStates } from '#domain/booking/states';
import type { KindId } from '#kinds/registry';
import type { Day } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import { fullName, iso, readRows } from '../../sql';
import type { Db } from '../../client';

export type ComingBooking = Omit<RulesAnswer['breaks'][number], 'why'>;

/** What has not begun and still stands. */
const standing = openStates.filter((state) => state !== 'ongoing');

type Runs = { weekdays: readonly number[]; lastDay: Day | null };

const runsOn = ({ weekdays, lastDay }: Runs) => sql`(
  extract(isodow from t.service_date) = any (${sql.val(weekdays)}::int[])
  and t.service_date <= coalesce(${lastDay}::date, 'infinity'))`;

export const comingBookingRepository = (db: Db, language: Language) => {
  const read = (kind: KindId, now: Date, more: RawBuilder<unknown>) => readRows(db)<ComingBooking>`
      select b.id, b.ref, b.status, ${iso('b.starts_at')} as starts_at, ${iso('b.ends_at')} as ends_at,
        coalesce(${fullName('p', language)}, guest.guest_name, '') as traveller
      from booking b
      left join trip t on t.id = b.trip_id
      left join person p on p.id = b.traveller_id
      left join passenger guest on guest.booking_id = b.id and guest.is_traveller
      where b.kind = ${kind} and b.status in (${sql.join(standing)}) and b.starts_at > ${now} and (${more})
      order by b.starts_at, b.id`;

  return {
    ofKind: (kind: KindId, now: Date) => read(kind, now, sql`true`),

    ofRoute: (kind: KindId, routeId: string, now: Date) =>
      read(
        kind,
        now,
        sql`t.timetable_entry_id in (select id from timetable_entry where route_id = ${routeId})`,
      ),

    /** On days on which this departure runs, and would run no more. */
    ofDeparture: (
      kind: KindId,
      entryId: string,
      { before, after }: { before: Runs; after: Runs },
      now: Date,
    ) =>
      read(
        kind,
        now,
        sql`t.timetable_entry_id = ${entryId} and ${runsOn(before)} and not ${runsOn(after)}`,
      ),
  };
};
