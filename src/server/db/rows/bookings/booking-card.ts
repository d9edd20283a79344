import { sql } from 'kysely';
import type { BookingCard } from '#contract/bookings';
import type { Language } from '#domain/language';
import type { Db } from '../../client';

export type Reader = { me: string; language: Language; now: Date };

type Row = {
  id: string;
  ref: string;
  kind: BookingCard['kind'];
  status: BookingCard['status'];
  version: number;
  starts_at: Date;
  ends_at: Date;
  from_name: string | null;
  to_name: string | null;
  seats: number;
  traveller: string;
  requested_by_me: boolean;
  for_me: boolean;
  boarding_code: string | null;
  meeting_point: string | null;
  waitlist_place: number | null;
  offer_expires_at: Date | null;
  plate: string | null;
  province: string | null;
  description: string | null;
  colour: string | null;
  photo_id: string | null;
  driver_name: string | null;
  driver_phone: string | null;
  can_rate: boolean;
  handover: 'collect' | 'return' | null;
  handover_from: Date;
};

const toCard = (row: Row): BookingCard => ({
  id: row.id,
  ref: row.ref,
  kind: row.kind,
  status: row.status,
  version: row.version,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  from: row.from_name,
  to: row.to_name,
  seats: row.seats,
  traveller: row.traveller,
  requestedByMe: row.requested_by_me,
  forMe: row.for_me,
  boardingCode: row.boarding_code,
  meetingPoint: row.meeting_point,
  waitlistPlace: row.waitlist_place,
  offerExpiresAt: row.offer_expires_at?.toISOString() ?? null,
  car:
    row.plate === null
      ? null
      : {
          plate: row.plate,
          province: row.province,
          description: row.description ?? '',
          colour: row.colour ?? '',
          photoId: row.photo_id,
        },
  driver: row.driver_name === null ? null : { name: row.driver_name, phone: row.driver_phone },
  canRate: row.can_rate,
  handover:
    row.handover && row.plate !== null
      ? { is: row.handover, from: row.handover_from.toISOString() }
      : null,
});

/** Cards in the order of their ids. A car is shown from the arrangement on, and is the one of now or the next. */
export const readCards = async (
  db: Db,
  ids: readonly string[],
  { me, language, now }: Reader,
): Promise<BookingCard[]> => {
  if (ids.length === 0) return [];
  const named = (table: string) => sql.ref(`${table}.name_${language}`);
  const nameOf = (table: string) =>
    sql`btrim(${sql.ref(`${table}.first_name_${language}`)} || ' ' || ${sql.ref(`${table}.last_name_${language}`)})`;
  // Where there is only one stop, it is where the booking goes to.
  const stopName = (edge: 'asc' | 'desc', only = 'true') => sql`(
    select coalesce(${named('place')}, s.place_text)
    from booking_stop s left join place on place.id = s.place_id
    where s.booking_id = b.id and ${sql.raw(only)} order by s.position ${sql.raw(edge)} limit 1)`;
  const { rows } = await sql<Row>`
    select b.id, b.ref, b.kind, b.status, b.version, b.starts_at, b.ends_at, b.seats,
      case when b.status in ('approved', 'arranged', 'ongoing', 'completed') then b.boarding_code end as boarding_code,
      ${stopName('asc', 'exists (select from booking_stop f where f.booking_id = b.id and f.position > 0)')} as from_name,
      ${stopName('desc')} as to_name,
      coalesce(${nameOf('p')}, mine.guest_name, '') as traveller,
      b.requester_id = ${me} as requested_by_me,
      exists (select from passenger where booking_id = b.id and person_id = ${me}) as for_me,
      t.meeting_point,
      case when b.status = 'waitlisted' then (
        select count(*)::int from booking w
        where w.trip_id = b.trip_id and w.status = 'waitlisted'
          and (w.waitlisted_at, w.id) <= (b.waitlisted_at, b.id)
      ) end as waitlist_place,
      (select expires_at from seat_offer where booking_id = b.id and status = 'open' and expires_at > ${now})
        as offer_expires_at,
      car.plate, ${named('province')} as province, car.brand || ' ' || car.model as description,
      car.colour, car.photo_id, ${nameOf('d')} as driver_name, d.phone as driver_phone,
      b.status = 'completed' and b.completed_at + make_interval(days => kind.rating_days) > ${now}
        and exists (
          select from passenger ride
          where ride.booking_id = b.id and ride.person_id = ${me} and ride.attended is not false
            and not exists (select from rating where rating.passenger_id = ride.id)
        ) as can_rate,
      case when exists (select from self_driver s where s.booking_id = b.id and s.person_id = ${me})
        then case b.status when 'arranged' then 'collect' when 'ongoing' then 'return' end
      end as handover,
      b.starts_at - make_interval(mins => kind.buffer_minutes) as handover_from
    from unnest(${sql.val(ids)}::uuid[]) with ordinality as wanted (id, place)
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
    order by wanted.place`.execute(db);
  return rows.map(toCard);
};
