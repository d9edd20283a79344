import { sql, type RawBuilder } from 'kysely';
import type { TripReach } from '#contract/reach';
import type { Language } from '#domain/language';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { fullName, iso, readRows } from '../../sql';
import { isFailing, reaches } from './channel.repository';
import { counted } from '../../rows/trips/trip-parts';

type Told = 'arranged' | 'changed';

/** What they would hear of next, as they want it: that a car is arranged, or that it changed. */
const wants = (type: Told | undefined) => sql`not exists (
  select from notice_wish w where w.person_id = p.id
    and coalesce(${type ?? null}, case rider.status when 'arranged' then 'changed' else 'arranged' end) || ':' || c.name
      = any(w.muted))`;

type Reader = { language: Language; now: Date; type?: Told | undefined };

/** Whom bookings concern, each person once, and how they are reached; guests can only be called. */
export const reachRepository = (db: Db) => {
  const read = (isMeant: RawBuilder<unknown>, { language, now, type }: Reader) => readRows(db)<
    TripReach[number]
  >`
      select p.id, false as is_guest, ${fullName('p', language)} as name, p.phone,
        array(
          select c.name from notice_channel c
          where ${reaches} and not ${isFailing(now)} and ${wants(type)} order by c.name) as channels,
        coalesce((select w.quiet from notice_wish w where w.person_id = p.id), true) as quiet,
        ${iso<string | null>('n.at')} as told_at, ${iso<string | null>('n.read_at')} as read_at,
        array(
          select d.channel from notice_delivery d
          where d.notice_id = n.id and d.status = 'sent' order by d.channel) as delivered
      from (
        select distinct on (concerned.id) concerned.id, b.id as booking_id, b.status
        from booking b
        cross join lateral (
          select b.requester_id as id
          union select b.traveller_id
          union select x.person_id from passenger x where x.booking_id = b.id
        ) concerned
        where ${isMeant} and concerned.id is not null
        order by concerned.id, b.id
      ) rider
      join person p on p.id = rider.id
      left join lateral (
        select * from notice
        where notice.person_id = p.id and notice.subject_id = rider.booking_id
          -- A reminder says time, car and driver too.
          and notice.type in ('arranged', 'changed', 'reminder')
        order by notice.at desc, notice.id desc limit 1
      ) n on true
      union all
      select x.id, true, x.guest_name, x.guest_phone, '{}', false, null, null, '{}'
      from booking b join passenger x on x.booking_id = b.id
      where ${isMeant} and x.guest_name is not null
      order by name, id`;

  return {
    /** Whoever called off, or waits for a seat, has nothing to hear of the trip. */
    ofTrip: (tripId: string, reader: Reader) =>
      read(sql`b.trip_id = ${tripId} and b.status in ${counted}`, reader),

    ofBookings: (
      { bookingIds, kind }: { bookingIds: readonly string[]; kind: KindId },
      reader: Reader,
    ) => read(sql`b.kind = ${kind} and b.id = any (${sql.val(bookingIds)}::uuid[])`, reader),
  };
};
