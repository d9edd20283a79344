import { sql } from 'kysely';
import type { ArrangeCar, ArrangeDriver } from '#contract/arranging';
import type { CarFacts, Claim } from '#domain/arranging/judge-car';
import type { DriverFacts } from '#domain/arranging/judge-driver';
import type { HoursRule } from '#domain/hours/rules';
import { type KindId, kinds as allKinds } from '#kinds/registry';
import {
  addDays,
  addMinutes,
  atMinute,
  type Day,
  type Instant,
  weekdayOf,
} from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';
import { driverRating } from '../../rows/drivers/driver-rating';
import { carStands } from '../../rows/fleet/car-stands';
import { lateCars } from '../../rows/trips/late-cars';
import { driverShifts } from '../../rows/drivers/driver-shifts';
import { fullName, iso, nameOf, readRows } from '../../sql';

export type Wish = {
  kind: KindId;
  /** Only this provider's; null is everybody's. */
  providerId: string | null;
  /** Whose rules of hours hold, and whose week is counted. */
  day: Day;
  /** Claims that meet it are told. */
  from: Instant;
  until: Instant;
  language: Language;
  now: Date;
  /** Only these, whatever they are for: to be judged before they are taken. */
  ids?: readonly string[];
};

export type StoredClaim = {
  id: string;
  from: Instant;
  until: Instant | null;
  source: 'trip' | 'tentative' | 'blackout' | 'repair' | 'leave';
  tripId: string | null;
  tripKind: KindId | null;
  /** The trip's own time, without the buffer. */
  plannedFrom: Instant | null;
  plannedUntil: Instant | null;
  bookingId: string | null;
  reason: string | null;
};

export type StoredCar = {
  shown: ArrangeCar;
  facts: Omit<CarFacts, 'claims'>;
  claims: readonly StoredClaim[];
};

export type StoredDriver = {
  shown: ArrangeDriver;
  facts: Omit<DriverFacts, 'claims' | 'driven'>;
  claims: readonly StoredClaim[];
};

/** `reason` and `blocked_by` differ between cars and drivers. */
const claimsOf = (table: 'car' | 'driver', { from, until }: Wish) => {
  const blocker =
    table === 'car'
      ? sql.raw('left join car_blackout block on block.id = k.blackout_id')
      : sql.raw('left join driver_leave block on block.id = k.leave_id');
  const booking = table === 'car' ? sql.raw('k.booking_id') : sql.raw('null::uuid');
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', k.id::text, 'source', k.source,
      'from', ${iso('lower(k.period)')}, 'until', ${iso('upper(k.period)')},
      'tripId', t.id, 'tripKind', t.kind, 'bookingId', ${booking}, 'reason', block.reason,
      'plannedFrom', ${iso('lower(a.planned)')}, 'plannedUntil', ${iso('upper(a.planned)')}
    ) order by k.period)
    from ${sql.raw(`${table}_claim`)} k
    left join assignment a on a.id = k.assignment_id
    left join trip t on t.id = a.trip_id
    ${blocker}
    where k.${sql.raw(table)}_id = r.id
      and k.period && tstzrange(${from}::timestamptz, ${until}::timestamptz)), '[]')`;
};

const providerOf = (language: Language) => sql`
  case when provider.id is not null then
    jsonb_build_object('id', provider.id, 'name', ${nameOf('provider', language)}) end`;

type CarRow = ArrangeCar & {
  kinds: KindId[];
  site: SiteId;
  claims: StoredClaim[];
};

type DriverRow = ArrangeDriver & {
  hours: HoursRule[];
  sites: SiteId[];
  medicalUntil: string | null;
  claims: StoredClaim[];
};

/** How long after now a late car is not counted on. */
const DOUBT_MINUTES = 120;

const toCar = ({ claims, kinds, site, ...shown }: CarRow, now: Date): StoredCar => ({
  shown,
  facts: {
    id: shown.id,
    seats: shown.seats,
    class: shown.class,
    status: shown.status,
    papersUntil: shown.papersUntil,
    doubtfulUntil: shown.notBack ? addMinutes(now, DOUBT_MINUTES) : null,
    standsSince: shown.trouble?.at ?? null,
    kinds,
    site,
    providerId: shown.provider?.id ?? null,
  },
  claims,
});

const toDriver = ({ claims, sites, medicalUntil, hours, ...shown }: DriverRow): StoredDriver => {
  const { id, status, kinds, shift, tripsThisWeek, licenceClass, licenceUntil, rating } = shown;
  return {
    shown,
    facts: {
      id,
      status,
      kinds,
      sites,
      providerId: shown.provider?.id ?? null,
      licence:
        licenceClass === null || licenceUntil === null
          ? null
          : { class: licenceClass, until: licenceUntil },
      medicalUntil,
      shifts: shift,
      tripsThisWeek,
      rating,
      hours,
    },
    claims,
  };
};

export const asClaim = ({ source, from, until }: StoredClaim): Claim => ({
  from,
  until,
  type: source === 'trip' || source === 'tentative' ? 'taken' : source,
});

export const arrangingResourceRepository = (db: Db) => ({
  /** Of the kind and its site, or just those named; with their claims in the period. */
  cars: async (wish: Wish): Promise<StoredCar[]> => {
    const among =
      wish.ids === undefined
        ? sql`r.status <> 'retired' and r.site_id = (select site_id from kind where id = ${wish.kind})
            and exists (select from car_kind k where k.car_id = r.id and k.kind = ${wish.kind})`
        : sql`r.id = any (${sql.val(wish.ids)}::uuid[])`;
    const rows = await readRows(db)<CarRow>`
      select r.id, r.version, r.is_checked, r.plate, ${nameOf('province', wish.language)} as province, r.class, r.seats, r.colour, r.status,
        btrim(r.brand || ' ' || r.model) as description, r.site_id as site,
        ${providerOf(wish.language)} as provider,
        array(select k.kind from car_kind k where k.car_id = r.id) as kinds,
        (select min(until)::text from (
          select max(expires_on) as until from car_document d
          where d.car_id = r.id and d.type in ('compulsory_insurance', 'tax') group by d.type
        ) papers) as papers_until,
        ${carStands('r', wish.now)} as trouble,
        (select jsonb_build_object('tripId', late.trip_id, 'since', ${iso('late.ends_at')})
          from (${lateCars(wish.now)}) late where late.car_id = r.id order by late.ends_at limit 1) as not_back,
        ${claimsOf('car', wish)} as claims
      from car r
      left join province on province.code = r.province_code
      left join provider on provider.id = r.provider_id
      where ${among} and (${wish.providerId}::uuid is null or r.provider_id = ${wish.providerId}::uuid)
      order by r.provider_id is not null, r.seats, r.plate, r.id`;
    return rows.map((row) => toCar(row, wish.now));
  },

  drivers: async (wish: Wish): Promise<StoredDriver[]> => {
    const { kind, day, language, now } = wish;
    const monday = addDays(day, 1 - weekdayOf(day));
    const among =
      wish.ids === undefined
        ? sql`r.status <> 'left' and exists (
            select from driver_kind k where k.driver_id = r.id and k.kind = ${kind})`
        : sql`r.id = any (${sql.val(wish.ids)}::uuid[])`;
    const group = allKinds[kind].runsRoutes
      ? 'bus'
      : sql`case when r.provider_id is null then 'own' else 'provider' end`;
    // A supplier reads no ratings: they are answers about people, not theirs to weigh.
    const rating = wish.providerId === null ? driverRating('r', now) : sql`null`;
    const rows = await readRows(db)<DriverRow>`
      select r.id, ${fullName('p', language)} as name,
        ${language === 'th' ? sql`p.nickname` : sql`null`} as nickname, p.phone, r.status,
        ${providerOf(language)} as provider,
        array(select k.kind from driver_kind k where k.driver_id = r.id) as kinds,
        array(select s.site_id from driver_site s where s.driver_id = r.id) as sites,
        licence.class as licence_class, licence.expires_on::text as licence_until,
        r.medical_expires_on::text as medical_until,
        ${driverShifts('r')} as shift,
        (select count(distinct a.trip_id)::int from assignment a
          where a.driver_id = r.id and a.released_at is null
            and lower(a.planned) >= ${atMinute(monday, 0)}::timestamptz
            and lower(a.planned) < ${atMinute(addDays(monday, 7), 0)}::timestamptz) as trips_this_week,
        ${rating} as rating,
        coalesce((select h.rules from hours_rules h
          where h.valid_from <= ${day}::date and h.driver_group = ${group}
          order by h.valid_from desc limit 1), '[]') as hours,
        ${claimsOf('driver', wish)} as claims
      from driver r
      join person p on p.id = r.id
      left join licence on licence.person_id = r.id
      left join provider on provider.id = r.provider_id
      where ${among} and (${wish.providerId}::uuid is null or r.provider_id = ${wish.providerId}::uuid)
      order by r.provider_id is not null, name, r.id`;
    return rows.map(toDriver);
  },
});
