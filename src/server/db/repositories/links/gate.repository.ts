import { sql } from 'kysely';
import type { Expected, GatePage } from '#contract/link-pages';
import type { Language } from '#domain/language';
import { EARLY_MINUTES } from '#domain/link/mark';
import type { SiteId } from '#domain/site-id';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { stopName } from '../../rows/bookings/stop-name';
import { iso, nameOf, readRows } from '../../sql';
import { givenName, linkCar } from './job.repository';
import { takeBackOf } from './mark-undo.repository';

const AHEAD_HOURS = 4;
const BEHIND_HOURS = 16;
const LATE_MINUTES = 15;
/** From where a driver says that the car leaves to the gate. */
const TO_GATE_MINUTES = 30;

/** After its day a trip that nobody closed is a car only. */
const NAMED_HOURS = 24;

/** The driver's or self-driver's given name: enough to say hello by. */
const whoDrives = (language: Language) => sql`coalesce(${givenName('driver', language)}, (
  select ${givenName('own', language)} from booking b join self_driver s on s.booking_id = b.id and s.main
  join person own on own.id = s.person_id where b.trip_id = t.id limit 1))`;

/** Still here, as far as the gate knows: what the clock assumes has not passed it, nor what has left its place only now. */
const isHere = sql`(not exists (select from standing_mark m where m.trip_id = t.id and m.action = 'out')
  and (t.status in ('planned', 'accepted') or (t.status = 'underway' and case when t.departed_by = 'clock' or not t.with_driver
    then lower(a.planned) > now_at.at - make_interval(hours => 2)
    else t.departed_at > now_at.at - make_interval(mins => ${TO_GATE_MINUTES}) end)))`;

/** Whoever drives themselves hands the car over in the app, which may take them hours: for the gate it is back. */
const isBack = sql`(not t.with_driver and exists (
  select from standing_mark m where m.trip_id = t.id and m.action = 'in'
    and m.at >= upper(a.planned) - make_interval(mins => ${EARLY_MINUTES})))`;

export const gateRepository = (db: Db, language: Language) => {
  const expected = (siteId: SiteId, now: Date, isOut: boolean) => {
    const at = isOut ? sql`lower(a.planned)` : sql`upper(a.planned)`;
    const late = isOut ? LATE_MINUTES : 0;
    return readRows(db)<Expected>`
      select t.id as trip_id, car.id as car_id, car.plate, ${nameOf('province', language)} as province,
        btrim(car.brand || ' ' || car.model) as description,
        case when upper(a.planned) + make_interval(hours => ${NAMED_HOURS}) > now_at.at then ${whoDrives(language)} end as driver,
        (select ${stopName('last', language)} from booking b where b.trip_id = t.id
          and b.status in ('arranged', 'ongoing', 'completed') order by b.starts_at limit 1) as "to",
        ${isOut ? iso('lower(a.planned)') : iso('upper(a.planned)')} as at,
        ${iso('upper(a.planned)')} as back_at, ${at} + make_interval(mins => ${late}) < now_at.at as is_late
      from (select ${now}::timestamptz as at) now_at
      cross join assignment a
      join trip t on t.id = a.trip_id
      join kind k on k.id = t.kind
      join car on car.id = a.car_id
      left join province on province.code = car.province_code
      left join person driver on driver.id = a.driver_id
      where k.site_id = ${siteId} and a.released_at is null
        and lower(a.planned) < now_at.at + make_interval(hours => ${AHEAD_HOURS})
        and ${
          isOut
            ? sql`lower(a.planned) > now_at.at - make_interval(hours => ${BEHIND_HOURS}) and ${isHere}`
            : sql`t.status in ('planned', 'accepted', 'underway') and not ${isHere} and not ${isBack}`
        }
      order by ${at}, car.plate limit 200`;
  };

  return {
    out: (siteId: SiteId, now: Date) => expected(siteId, now, true),
    in: (siteId: SiteId, now: Date) => expected(siteId, now, false),

    /** Any of the company's cars may come by. */
    cars: async (): Promise<GatePage['cars']> => {
      const rows = await readRows(db)<{ car: GatePage['cars'][number] }>`
        select ${linkCar('car', language)} as car from car where car.status <> 'retired'
        order by car.plate`;
      return rows.map(({ car }) => car);
    },

    passages: (linkId: string, now: Date) => readRows(db)<GatePage['passages'][number]>`
        select coalesce(car.plate, m.details ->> 'plate') as plate, m.action, ${iso('m.at')} as at,
          ${takeBackOf(linkId, now)} as take_back
        from standing_mark m left join car on car.id = m.car_id left join mark_undo u on u.mark_id = m.id
        where m.link_id = ${linkId} and m.at > ${now}::timestamptz - interval '12 hours'
        order by m.at desc limit 20`,

    kindsOf: (siteId: SiteId) => readRows(db)<{ id: KindId }>`
        select id from kind where site_id = ${siteId} order by id`,
  };
};
