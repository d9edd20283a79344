import { sql } from 'kysely';
import type { CareDue } from '#contract/car-care';
import type { Day, Instant } from '#domain/dates/bangkok-time';
import type { KindId } from '#kinds/registry';
import { FAR_KM } from '#domain/fleet/odometer';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { iso, nameOf, readRows } from '../../sql';

/** As a car was driven in so many days. */
const PACE_DAYS = 90;

type Row = Omit<CareDue[number], 'kmLeft' | 'dueOn' | 'isOverdue' | 'gap'> & {
  hours: number;
  everyKm: number | null;
  sinceOn: Day;
  sinceKm: number;
  dueByMonths: Day | null;
  kmPerDay: number;
};

type Claim = { carId: string; class: string; from: Instant; until: Instant | null };

export type Service = { id: string; carId: string; planId: string; on: Day; km: number };

/** A plan that is in use, and a car for which it is. */
const suits = sql<boolean>`(
  p.class = car.class and p.active and not (p.skips_electric and car.fuel = 'electric'))`;

/** What the company's own cars need every so often; a provider looks after its own. */
export const careRepository = (db: Db) => ({
  /** Every plan of every car that is in use, and since when it counts. */
  ofKind: (kind: KindId, { now, language }: { now: Date; language: Language }) =>
    readRows(db)<Row>`
      select car.id as car_id, p.id as plan_id, car.plate, ${nameOf('province', language)} as province,
        car.class, p.name_th, p.name_en, p.hours, p.every_km, car.odometer, last.on_day::text as last_on,
        since.on_day::text as since_on, since.km as since_km,
        (since.on_day + make_interval(months => p.every_months))::date::text as due_by_months,
        coalesce(pace.km_per_day, 0)::float as km_per_day,
        case when booked.id is not null then jsonb_build_object(
          'from', ${iso('lower(booked.period)')}, 'until', ${iso('upper(booked.period)')}) end as booked
      from car
      join car_kind k on k.car_id = car.id and k.kind = ${kind}
      join maintenance_plan p on ${suits}
      left join province on province.code = car.province_code
      left join lateral (
        select s.on_day, s.km from car_service s where s.car_id = car.id and s.plan_id = p.id
        order by s.on_day desc, s.at desc limit 1) last on true
      left join lateral (
        select (r.at at time zone 'Asia/Bangkok')::date as on_day, r.km from odometer_reading r
        where r.car_id = car.id order by r.at limit 1) known on true
      cross join lateral (
        select coalesce(last.on_day, known.on_day, (${now}::timestamptz at time zone 'Asia/Bangkok')::date) as on_day,
          coalesce(last.km, known.km, car.odometer) as km) since
      left join lateral (
        select (max(r.km) - min(r.km)) / greatest(1, extract(epoch from max(r.at) - min(r.at)) / 86400) as km_per_day
        from odometer_reading r
        where r.car_id = car.id and r.at > ${now}::timestamptz - make_interval(days => ${PACE_DAYS})) pace on true
      left join lateral (
        select b.id, b.period from car_blackout b
        where b.car_id = car.id and b.plan_id = p.id and b.cancelled_at is null
          and (last.on_day is null or lower(b.period) > (last.on_day + 1)::timestamp at time zone 'Asia/Bangkok')
        order by lower(b.period) desc limit 1) booked on true
      where car.status <> 'retired' and car.provider_id is null`,

  /** Stays in a workshop that were booked for it and have not begun. */
  comingStays: (carId: string, planId: string, now: Date) =>
    db
      .selectFrom('carBlackout')
      .select([
        'id',
        'type',
        iso('lower(period)').as('from'),
        sql<Instant | null>`${iso('upper(period)')}`.as('until'),
      ])
      .where('carId', '=', carId)
      .where('planId', '=', planId)
      .where('cancelledAt', 'is', null)
      .where(sql`lower(period)`, '>', now)
      .execute(),

  /** What stands in the way in a stretch of time, of all cars of a kind. */
  claims: (kind: KindId, { from, until }: { from: Instant; until: Instant }) =>
    readRows(db)<Claim>`
      select c.car_id, car.class, ${iso('lower(c.period)')} as "from", ${iso('upper(c.period)')} as until
      from car_claim c
      join car on car.id = c.car_id
      join car_kind k on k.car_id = c.car_id and k.kind = ${kind}
      where c.period && tstzrange(${from}::timestamptz, ${until}::timestamptz)`,

  /** Cars that could stand in for one another. */
  carsOf: (kind: KindId) =>
    readRows(db)<{ id: string; class: string }>`
      select car.id, car.class from car join car_kind k on k.car_id = car.id and k.kind = ${kind}
      where car.status = 'available'`,

  holidays: async (kind: KindId, { from, to }: { from: Day; to: Day }): Promise<Day[]> =>
    (
      await readRows(db)<{ day: Day }>`
        select day::text as day from holiday
        where (kind is null or kind = ${kind}) and day between ${from}::date and ${to}::date`
    ).map(({ day }) => day),

  isOfCar: async (planId: string, carId: string): Promise<boolean> =>
    (await db
      .selectFrom('maintenancePlan as p')
      .innerJoin('car', (join) => join.on(suits))
      .select('p.id')
      .where('p.id', '=', planId)
      .where('car.id', '=', carId)
      .executeTakeFirst()) !== undefined,

  /** Whether the odometer could say so on a day, by what it said last before it and first after it. */
  couldRead: async ({ carId, on, km }: Pick<Service, 'carId' | 'on' | 'km'>): Promise<boolean> => {
    const [row] = await readRows(db)<{ fits: boolean }>`
      select ${km} >= coalesce(before.km, 0)
        and ${km} <= coalesce(later.km, before.km + ${FAR_KM} * (${on}::date - before.day), ${km}) as fits
      from (select) car
      left join lateral (
        select r.km, (r.at at time zone 'Asia/Bangkok')::date as day from odometer_reading r
        where r.car_id = ${carId} and r.at < ${on}::date::timestamp at time zone 'Asia/Bangkok'
        order by r.at desc limit 1) before on true
      left join lateral (
        select r.km from odometer_reading r
        where r.car_id = ${carId} and r.at >= (${on}::date + 1)::timestamp at time zone 'Asia/Bangkok'
        order by r.at limit 1) later on true`;
    return row!.fits;
  },

  /** False where somebody has written the same down already. */
  add: async (
    { id, carId, planId, on, km }: Service,
    { byId, at }: { byId: string; at: Date },
  ): Promise<boolean> => {
    const { numAffectedRows } = await sql`
      insert into car_service (id, car_id, plan_id, on_day, km, by_id, at)
      select ${id}, ${carId}, ${planId}, ${on}::date, ${km}::integer, ${byId}, ${at}::timestamptz
      where not exists (
        select from car_service s
        where s.car_id = ${carId} and s.plan_id = ${planId} and s.on_day = ${on}::date and s.km = ${km})`.execute(
      db,
    );
    return numAffectedRows === 1n;
  },
});
