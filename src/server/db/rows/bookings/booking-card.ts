import { sql, type RawBuilder } from 'kysely';
import type { BookingCard } from '#contract/bookings';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { prepared } from '../../prepared';
import { hasSeveralStops, stopName, wayTo } from './stop-name';
import { fullName, iso, nameOf } from '../../sql';

/** Of those who decide: more would be a crowd and no help. */
const MOST_NAMED = 3;

export type Reader = { me: string; language: Language; now: Date };

/** The bookings named by `wanted`, in their order. A car is shown from the arrangement on, and is the one of now or the next. */
export const selectCards = (
  wanted: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { me, language, now }: Reader,
): RawBuilder<BookingCard> => {
  // Where there is only one stop, it is where the booking goes to.
  const from = stopName('first', language, hasSeveralStops);
  return sql<BookingCard>`
    select b.id, b.ref, b.kind, b.status, b.version, ${iso('b.starts_at')} as starts_at,
      ${iso('b.ends_at')} as ends_at, b.seats,
      case when b.status in ('approved', 'arranged', 'ongoing', 'completed') then b.boarding_code end as boarding_code,
      ${from} as from,
      ${wayTo(language)} as to,
      coalesce(${fullName('p', language)}, mine.guest_name, '') as traveller,
      b.requester_id = ${me} as requested_by_me,
      exists (select from passenger where booking_id = b.id and person_id = ${me}) as for_me,
      t.meeting_point,
      case when b.status = 'waitlisted' then (
        select count(*)::int from booking w
        where w.trip_id = b.trip_id and w.status = 'waitlisted'
          and (w.waitlisted_at, w.id) <= (b.waitlisted_at, b.id)
      ) end as waitlist_place,
      (select ${iso('expires_at')} from seat_offer where booking_id = b.id and status = 'open' and expires_at > ${now})
        as offer_expires_at,
      b.status <> 'waitlisted' or not exists (
        select from seat_offer where booking_id = b.id and status = 'open' and not holds) as offer_holds,
      case when car.id is not null then jsonb_build_object(
        'plate', car.plate, 'province', ${nameOf('province', language)}, 'description', car.brand || ' ' || car.model,
        'colour', car.colour, 'photoId', car.photo_id) end as car,
      case when d.id is not null then jsonb_build_object('name', ${fullName('d', language)}, 'phone', d.phone) end as driver,
      b.status = 'completed' and b.completed_at + make_interval(days => kind.rating_days) > ${now}
        and exists (
          select from passenger ride
          where ride.booking_id = b.id and ride.person_id = ${me} and ride.attended is not false
            and not exists (select from rating where rating.passenger_id = ride.id)
        ) as can_rate,
      case when b.status = 'pending' then coalesce((
        select jsonb_agg(jsonb_build_object('name', ${fullName('who', language)}, 'phone', who.phone) order by who.id)
        from (
          select decider.person_id from approval
          join approval_decider decider on decider.approval_id = approval.id
          where approval.booking_id = b.id and approval.status = 'waiting'
          order by decider.person_id limit ${MOST_NAMED}) asked
        join person who on who.id = asked.person_id and who.status = 'active'), '[]') else '[]' end as waiting_for,
      case when b.status in ('arranged', 'ongoing') and car.id is not null
        and exists (select from self_driver s where s.booking_id = b.id and s.person_id = ${me})
        then jsonb_build_object('is', case b.status when 'arranged' then 'collect' else 'return' end,
          'from', ${iso('(b.starts_at - make_interval(mins => kind.buffer_minutes))')}) end as handover
    from ${wanted}
    join booking b on b.id = wanted.id
    join kind on kind.id = b.kind
    left join person p on p.id = b.traveller_id
    left join passenger mine on mine.booking_id = b.id and mine.is_traveller
    left join trip t on t.id = b.trip_id
    left join lateral (
      select a.car_id, a.driver_id from assignment a
      where a.trip_id = b.trip_id and a.released_at is null
        and b.status in ('arranged', 'ongoing', 'completed', 'noshow')
      order by upper(a.planned) > ${now} desc, abs(extract(epoch from lower(a.planned) - ${now}))
      limit 1
    ) a on true
    left join car on car.id = a.car_id
    left join province on province.code = car.province_code
    left join person d on d.id = a.driver_id
    order by ${order}`;
};

type Asked = { id: string; me: string; now: Date };

const selectCard = prepared((_, { id, me, now }: Asked, language: Language) =>
  selectCards(sql`(select ${id}::uuid as id) as wanted`, sql`b.id`, { me, language, now }),
);

/** The card of one booking, which is asked for all day. Among several it would be planned anew each time, since of a list PostgreSQL does not know how long it is. */
export const readCard = async (
  db: Db,
  id: string,
  { me, language, now }: Reader,
): Promise<BookingCard | undefined> => (await selectCard(db, { id, me, now }, language))[0];

/** Cards in the order of their ids. */
export const readCards = async (
  db: Db,
  ids: readonly string[],
  reader: Reader,
): Promise<BookingCard[]> => {
  if (ids.length === 0) return [];
  const wanted = sql`unnest(${sql.val(ids)}::uuid[]) with ordinality as wanted (id, place)`;
  return (await selectCards(wanted, sql`wanted.place`, reader).execute(db)).rows;
};
