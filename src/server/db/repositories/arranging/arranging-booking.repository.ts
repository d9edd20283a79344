import { sql, type RawBuilder } from 'kysely';
import { FORGOTTEN } from '#kinds/request/book-again';
import { bookingStates } from '#domain/booking/states';
import type { ArrangeBooking, bookingFlags } from '#contract/arranging';
import type { KindId } from '#kinds/registry';
import { dayOf, type Instant } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import { arrangingOf } from '#kinds/arranging-registry';
import { sayIn, type Say } from '#words/message';
import type { Db } from '../../client';
import { hasSeveralStops, stopName } from '../../rows/bookings/stop-name';
import { fullName, iso, nameOf, readRows } from '../../sql';

type Row = Omit<ArrangeBooking, 'flags' | 'wishedDriverId' | 'wishes'> & {
  kind: KindId;
  tripId: string | null;
  changePending: boolean;
  isGuest: boolean;
  details: unknown;
};

export type TripBooking = { tripId: string | null; kind: KindId; booking: ArrangeBooking };

type Period = { from: Instant; until: Instant };

/** Granted bookings of this kind that are on no trip, shown at most at once. */
export const MOST_UNARRANGED = 500;

/** What a trip's page does not list. */
const history = ['rejected', 'cancelled', 'expired', 'unserved'];
const aboard = bookingStates.filter((state) => !history.includes(state));

const flagsOf = (row: Row): ArrangeBooking['flags'] => {
  const flags: Record<(typeof bookingFlags)[number], boolean> = {
    urgent: row.urgentReason !== null,
    change_pending: row.changePending,
    several_days: dayOf(row.startsAt) !== dayOf(row.endsAt),
    group: row.groupId !== null,
    // Whatever they wrote: a car must be large enough for their things too.
    note: row.note !== null || arrangingOf(row.kind).carries(row.details) !== null,
    guest: row.isGuest,
    alone: arrangingOf(row.kind).alone(row.details),
  };
  return (Object.keys(flags) as (keyof typeof flags)[]).filter((flag) => flags[flag]);
};

const toBooking = (row: Row, say: Say): TripBooking => {
  const { kind, tripId, changePending: _change, isGuest: _guest, details, ...booking } = row;
  return {
    tripId,
    kind,
    booking: {
      ...booking,
      flags: flagsOf(row),
      wishedDriverId: arrangingOf(kind).wishedDriverId(details),
      wishes: [...arrangingOf(kind).wishes(details, say)],
    },
  };
};

export const arrangingBookingRepository = (db: Db, language: Language) => {
  const stops = sql`coalesce((
    select jsonb_agg(jsonb_build_object(
      'name', coalesce(${nameOf('place', language)}, s.place_text), 'arriveBy', ${iso('s.arrive_by')}) order by s.position)
    from booking_stop s left join place on place.id = s.place_id
    where s.booking_id = b.id), '[]')`;

  const read = async (where: RawBuilder<unknown>, limit: number): Promise<TripBooking[]> => {
    const rows = await readRows(db)<Row>`
      select b.id, b.ref, b.version, b.status, ${iso('b.starts_at')} as starts_at,
        ${iso('b.ends_at')} as ends_at, b.kind, b.trip_id, b.seats, b.class,
        ${stopName('first', language, hasSeveralStops)} as from, ${stopName('last', language)} as to,
        cc.code || ' ' || ${nameOf('cc', language)} as cost_centre,
        coalesce(${fullName('p', language)}, guest.guest_name) as traveller, nullif(b.contact_phone, ${FORGOTTEN}) as contact_phone,
        case when b.status <> 'waitlisted' then b.boarding_code end as boarding_code,
        b.board_stop, b.alight_stop, b.chosen_car_id,
        ${nameOf('purpose', language)} || coalesce(': ' || b.purpose_text, '') as purpose,
        b.urgent_reason, b.note, ${stops} as stops,
        b.group_id, b.traveller_id is null as is_guest, b.details,
        exists (
          select from booking_revision r
          where r.booking_id = b.id and r.status = 'pending' and b.status in ('approved', 'arranged')
        ) as change_pending
      from booking b
      join cost_centre cc on cc.id = b.cost_centre_id
      join purpose on purpose.code = b.purpose_code
      left join person p on p.id = b.traveller_id
      left join passenger guest on guest.booking_id = b.id and guest.is_traveller
      where ${where}
      order by b.starts_at, b.ref limit ${limit}`;
    return rows.map((row) => toBooking(row, sayIn(language)));
  };

  return {
    ofTrips: (tripIds: readonly string[]): Promise<TripBooking[]> =>
      read(
        sql`b.trip_id = any (${sql.val(tripIds)}::uuid[]) and b.status = any (${sql.val(aboard)}::text[])`,
        tripIds.length * 60,
      ),

    byIds: (ids: readonly string[]): Promise<TripBooking[]> =>
      read(sql`b.id = any (${sql.val(ids)}::uuid[])`, ids.length),

    /** By how many minutes each may be earlier or later for the sake of sharing; those who will not share have none. */
    flexibility: async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      const rows = await readRows(db)<{ id: string; kind: KindId; details: unknown }>`
        select id, kind, details from booking where id = any (${sql.val(ids)}::uuid[])`;
      return new Map(
        rows
          .filter(({ kind, details }) => !arrangingOf(kind).alone(details))
          .map(({ id, kind, details }) => [id, arrangingOf(kind).flexibleMinutes(details)]),
      );
    },

    /** One more than is shown tells that there are more. */
    unarranged: (kind: KindId, { from, until }: Period): Promise<TripBooking[]> =>
      read(
        sql`b.kind = ${kind} and b.status = 'approved' and b.trip_id is null
          and b.starts_at < ${until}::timestamptz and b.ends_at > ${from}::timestamptz`,
        MOST_UNARRANGED + 1,
      ),

    /** Nobody rides or rode, and it was not the requester who said so. */
    lost: (kind: KindId, { from, until }: Period): Promise<TripBooking[]> =>
      read(
        sql`b.kind = ${kind} and b.starts_at < ${until}::timestamptz and b.ends_at > ${from}::timestamptz
          and b.status in ('unserved', 'cancelled', 'noshow')
          and case b.status
            when 'unserved' then true
            -- Who did not come to a trip that went without them stands there.
            when 'noshow' then not exists (
              select from trip t where t.id = b.trip_id and t.status in ('underway', 'done'))
            else exists (
              select from event e
              where e.subject_id = b.id and e.action = 'cancel' and e.by_id <> b.requester_id)
          end`,
        MOST_UNARRANGED,
      ),
  };
};
