import { sql, type RawBuilder } from 'kysely';
import { FORGOTTEN } from '#kinds/request/book-again';
import type { DriverPage, Job, LinkPage } from '#contract/link-pages';
import { addDays, addMinutes, atMinute, dayOf, type Instant } from '#domain/dates/bangkok-time';
import type { HoursRule } from '#domain/hours/rules';
import type { Language } from '#domain/language';
import { arrangingOf } from '#kinds/arranging-registry';
import type { KindId } from '#kinds/registry';
import { sayIn } from '#words/message';
import type { Db } from '../../client';
import { hasSeveralStops, stopName, wayTo } from '../../rows/bookings/stop-name';
import { fullName, inLanguage, iso, nameOf, readRow, readRows } from '../../sql';
import { takeBackOf } from './mark-undo.repository';

export type StoredJob = Omit<Job, 'keepsExpenses'> & {
  kind: KindId;
  endsAt: Instant;
  endedAt: Instant | null;
};

type ReadJob = Omit<StoredJob, 'riders'> & {
  riders: (Omit<Job['riders'][number], 'wishes'> & { details: unknown })[];
};

/** From noon on tomorrow is there too, wholly: a first job alone would read as if it were all. */
const AHEAD_MINUTES = 12 * 60;

/** As one is called: Thais by their nickname, which nobody has in Latin letters. */
export const givenName = (person: string, language: Language) =>
  language === 'th'
    ? sql`coalesce(${sql.ref(`${person}.nickname`)}, ${sql.ref(`${person}.firstNameTh`)})`
    : sql`${sql.ref(`${person}.firstNameEn`)}`;

/** What a car showed when it left for the trip that it is on: it is read again only when it is back. */
export const kmOnTheWay = (carId: RawBuilder<unknown>, until = sql`'infinity'`) => sql<
  number | null
>`(
  select max(away.start_km) from assignment away join trip on trip.id = away.trip_id
  where away.car_id = ${carId} and away.released_at is null and trip.status = 'underway'
    and trip.departed_at <= ${until}::timestamptz)`;

/** As it stands on every page of a link; the argument is the car's name in the query. */
export const linkCar = (car: string, language: Language) => sql`
  case when ${sql.ref(`${car}.id`)} is not null then jsonb_build_object(
    'id', ${sql.ref(`${car}.id`)}, 'plate', ${sql.ref(`${car}.plate`)},
    'province', (select ${nameOf('province', language)} from province where province.code = ${sql.ref(`${car}.provinceCode`)}),
    'description', btrim(${sql.ref(`${car}.brand`)} || ' ' || ${sql.ref(`${car}.model`)}),
    'colour', ${sql.ref(`${car}.colour`)}, 'odometer',
    greatest(${sql.ref(`${car}.odometer`)}, ${kmOnTheWay(sql.ref(`${car}.id`))})) end`;

/** Of a trip that has no stops of its own: several get on or off at one, which is told once, in the order of their times. */
const bookedStops = (language: Language) => sql`
  select distinct on (stop.name, stop.planned) stop.name, stop.planned, stop.position, stop.latitude, stop.longitude,
    coalesce(stop.arrive_by, case when stop.position = 0 then stop.planned end) as at
  from (
    select coalesce(${nameOf('place', language)}, s.place_text) as name, s.position, s.arrive_by,
      place.latitude, place.longitude,
      coalesce(s.arrive_by, case when s.position = 0 and ${hasSeveralStops} then b.starts_at else b.ends_at end) as planned
    from booking b join booking_stop s on s.booking_id = b.id left join place on place.id = s.place_id
    where b.trip_id = t.id and b.status in ('arranged', 'ongoing', 'completed')) stop
  order by stop.name, stop.planned, stop.position`;

/** What drivers told of a car, and what was done about it. */
const troublesOf = (which: RawBuilder<unknown>) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('at', ${iso('m.at')}, 'text', m.details ->> 'text',
      'canDrive', m.details -> 'canDrive', 'settled', case when s.mark_id is not null or exists (
        select from car_blackout b where b.trouble_id = m.id and b.cancelled_at is null)
        then coalesce(s.note, '') end) order by m.at)
    from mark m left join settled_trouble s on s.mark_id = m.id
    where m.action = 'trouble' and ${which}), '[]')`;

export const jobRepository = (db: Db, language: Language) => ({
  driver: (driverId: string) => readRow(db)<{ name: string; providerId: string | null }>`
      select ${fullName('p', language)} as name, d.provider_id
      from driver d join person p on p.id = d.id where d.id = ${driverId}`,

  /** Today's, and what is still on the way. */
  list: async (driverId: string, linkId: string, now: Date): Promise<StoredJob[]> => {
    const today = dayOf(now);
    const until = atMinute(addDays(dayOf(addMinutes(now, AHEAD_MINUTES)), 1), 0);
    const markOf = (action: string) => sql`(
      select ${iso('max(m.at)')} from standing_mark m where m.trip_id = t.id and m.action = ${action})`;
    const jobs = await readRows(db)<ReadJob>`
      select t.id as trip_id, t.kind, case when later.is then 'done' else t.status end as status, ${iso('lower(a.planned)')} as starts_at,
        ${iso('upper(a.planned)')} as ends_at, ${linkCar('car', language)} as car,
        car.key_place, t.meeting_point, t.note,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'name', coalesce(${nameOf('place', language)}, s.place_text), 'at', ${iso('s.at')},
            'latitude', place.latitude, 'longitude', place.longitude) order by s.position)
          from trip_stop s left join place on place.id = s.place_id where s.trip_id = t.id), (
          select jsonb_agg(jsonb_build_object('name', name, 'at', ${iso('at')},
            'latitude', latitude, 'longitude', longitude) order by planned, position)
          from (${bookedStops(language)}) booked), '[]') as stops,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'bookingId', b.id, 'ref', b.ref, 'name', coalesce(${fullName('p', language)}, guest.guest_name),
            'phone', coalesce(guest.guest_phone, nullif(b.contact_phone, ${FORGOTTEN})), 'note', b.note, 'hasCode', b.boarding_code is not null, 'details', b.details,
            'from', ${stopName('first', language, hasSeveralStops)}, 'to', ${wayTo(language)},
            'at', ${iso('b.starts_at')},
            'passengers', (
              select coalesce(jsonb_agg(jsonb_build_object('id', q.id,
                'name', coalesce(${fullName('r', language)}, q.guest_name), 'attended', q.attended)
                order by q.position), '[]')
              from passenger q left join person r on r.id = q.person_id where q.booking_id = b.id))
            order by b.starts_at, b.ref)
          from booking b left join person p on p.id = b.traveller_id
          left join passenger guest on guest.booking_id = b.id and guest.is_traveller
          where b.trip_id = t.id and b.status in ('arranged', 'ongoing', 'completed')), '[]') as riders,
        ${markOf('accept')} as accepted_at, ${markOf('check')} as checked_at,
        ${iso('t.departed_at')} as departed_at, t.departed_by,
        ${iso('case when later.is then upper(a.planned) else t.ended_at end')} as ended_at,
        a.start_km, a.end_km,
        (select jsonb_build_object('id', found.id, 'action', found.action) from (
          select ${takeBackOf(linkId, now)} as id, m.action from mark m join mark_undo u on u.mark_id = m.id
          where m.trip_id = t.id) found where found.id is not null and not later.is) as take_back,
        coalesce((select jsonb_agg(jsonb_build_object('type', m.details ->> 'type',
            'amount', m.details ->> 'amount', 'takeBack', case when m.link_id = ${linkId} and exists (
              select from expense where expense.id = m.id and expense.status = 'submitted') then m.id end) order by m.at)
          from standing_mark m where m.trip_id = t.id and m.action = 'expense'), '[]') as expenses,
        ${troublesOf(sql`m.trip_id = t.id`)} as troubles
      from assignment a
      join trip t on t.id = a.trip_id
      left join car on car.id = a.car_id
      -- Another car or driver has taken over: this part is done.
      cross join lateral (select exists (select from assignment next
        where next.trip_id = t.id and next.released_at is null and next.planned > a.planned) as is) later
      where a.driver_id = ${driverId} and a.released_at is null
        and t.status in ('planned', 'accepted', 'underway', 'done')
        and lower(a.planned) < ${until}::timestamptz
        and (upper(a.planned) > ${atMinute(today, 0)}::timestamptz or t.status = 'underway')
      order by lower(a.planned), t.id`;
    const say = sayIn(language);
    return jobs.map((job) => ({
      ...job,
      riders: job.riders.map(({ details, ...rider }) => ({
        ...rider,
        wishes: [...arrangingOf(job.kind).wishes(details, say)],
      })),
    }));
  },

  /** Of today, and taken from this driver after they had told of a problem. */
  lost: (driverId: string, now: Date) =>
    readRows(db)<NonNullable<DriverPage['lost']>[number]>`
      select ${iso('t.starts_at')} as starts_at, ${troublesOf(sql`m.trip_id = t.id and m.link_id = any (told.links)`)} as troubles
      from (
        select m.trip_id, array_agg(m.link_id) as links from mark m join link on link.id = m.link_id
        where link.driver_id = ${driverId} and m.action = 'trouble' and m.at >= ${atMinute(dayOf(now), 0)}::timestamptz
        group by m.trip_id) told
      join trip t on t.id = told.trip_id
      where not exists (select from assignment a
        where a.trip_id = t.id and a.driver_id = ${driverId} and a.released_at is null)
      order by t.starts_at, t.id`,

  /** The rules of today for this group of drivers; nothing where none are written down. */
  rules: async (group: 'own' | 'provider' | 'bus', now: Date): Promise<HoursRule[]> =>
    (
      await readRow(db)<{ rules: HoursRule[] }>`
        select rules from hours_rules where driver_group = ${group} and valid_from <= ${dayOf(now)}::date
        order by valid_from desc limit 1`
    )?.rules ?? [],

  /** Whoever answers when something is wrong. */
  contacts: (services: readonly string[]) => readRows(db)<LinkPage['contacts'][number]>`
      select ${nameOf('contact', language)} as name,
        ${sql.ref(inLanguage('contact.role', language))} as role, phone from contact
      where active and phone is not null and service = any (${sql.val(services)}::text[])
      order by service = 'emergency' desc, position limit 3`,

  /** Whom this code lets aboard, of this trip. */
  ofCode: async (tripId: string, code: string): Promise<string | undefined> =>
    (
      await readRow(db)<{ id: string }>`
        select id from booking where trip_id = ${tripId} and boarding_code = ${code}
          and status in ('arranged', 'ongoing')`
    )?.id,

  /** The booking of a passenger of this trip. */
  bookingOf: async (tripId: string, passengerId: string): Promise<string | undefined> =>
    (
      await readRow(db)<{ id: string }>`
        select b.id from passenger p join booking b on b.id = p.booking_id
        where p.id = ${passengerId} and b.trip_id = ${tripId}
          and b.status in ('arranged', 'ongoing', 'completed')`
    )?.id,

  /** Everybody of a booking, or one of them. Answers whether something changed. */
  attend: async (
    bookingId: string,
    { passengerId, attended }: { passengerId: string | null; attended: boolean },
  ): Promise<boolean> =>
    (
      await readRows(db)`
        update passenger set attended = ${attended}
        where booking_id = ${bookingId} and attended is distinct from ${attended}
          and (${passengerId}::uuid is null or id = ${passengerId}::uuid)
        returning id`
    ).length > 0,
});
