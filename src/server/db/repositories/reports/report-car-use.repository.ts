import { sql } from 'kysely';
import type { CarTrip, UsedCar } from '#contract/report-car-use';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { stopName } from '../../rows/bookings/stop-name';
import { fullName, iso, nameOf, readRows, readRow } from '../../sql';
import { counted } from '../../rows/trips/trip-parts';

type Car = Pick<UsedCar, 'id' | 'plate' | 'province' | 'description' | 'colour' | 'owner'>;

type Kept = NonNullable<UsedCar['kept']>;

export type Use = {
  assignmentId: string;
  kind: KindId;
  isThere: boolean;
  from: string;
  to: string;
};

// From the recorded departure, else from the plan; a car released before it left was never given out.
const from = 'coalesce(a.departed_at, lower(a.planned))';
const to = 'coalesce(a.returned_at, a.released_at, upper(a.planned))';
const givenOut = sql`(a.released_at is null or a.departed_at is not null) and t.status <> 'cancelled'`;

export const reportCarUseRepository = (db: Db, language: Language) => {
  const person = (table: string) => sql`
    'name', ${fullName(table, language)}, 'phone', ${sql.ref(`${table}.phone`)},
    'employeeNo', ${sql.ref(`${table}.employeeNo`)},
    'licenceNo', (select number from licence where licence.person_id = ${sql.ref(`${table}.id`)})`;

  const passengers = sql`
    select coalesce(json_agg(json_build_object(
      'name', coalesce(s.guest_name, ${fullName('p', language)}), 'isGuest', s.guest_name is not null,
      'attended', s.attended) order by s.position), '[]')
    from passenger s left join person p on p.id = s.person_id where s.booking_id = b.id`;

  const selfDrivers = sql`
    select coalesce(json_agg(json_build_object(${person('p')}, 'main', s.main) order by s.main desc, p.id), '[]')
    from self_driver s join person p on p.id = s.person_id where s.booking_id = b.id`;

  const bookings = sql`
    select coalesce(json_agg(json_build_object(
      'ref', b.ref, 'status', b.status,
      'traveller', coalesce(guest.guest_name, ${fullName('p', language)}, ''),
      'department', ${nameOf('d', language)}, 'costCentre', c.code || ' ' || ${nameOf('c', language)},
      'purpose', coalesce(b.purpose_text, ${nameOf('purpose', language)}),
      'startsAt', ${iso('b.starts_at')}, 'endsAt', ${iso('b.ends_at')},
      'from', ${stopName('first', language)}, 'to', ${stopName('last', language)},
      'passengers', (${passengers}), 'selfDrivers', (${selfDrivers})
    ) order by b.ref), '[]')
    from booking b
    join person p on p.id = coalesce(b.traveller_id, b.requester_id)
    join cost_centre c on c.id = b.cost_centre_id
    join purpose on purpose.code = b.purpose_code
    left join department d on d.id = p.department_id
    left join passenger guest
      on guest.booking_id = b.id and guest.is_traveller and guest.person_id is null
    where b.trip_id = t.id and b.status in ${counted}`;

  const handovers = sql`
    select coalesce(json_agg(json_build_object(
      'type', h.type, 'at', ${iso('h.at')}, 'by', ${fullName('p', language)}, 'km', h.km,
      'fuelEighths', h.fuel_eighths, 'chargePercent', h.charge_percent, 'rangeKm', h.range_km, 'damage', h.damage) order by h.at), '[]')
    from handover h join person p on p.id = h.by_id where h.assignment_id = a.id`;

  return {
    cars: (plate: string, province: number | undefined) => readRows(db)<Car>`
        select car.id, car.plate, ${nameOf('province', language)} as province,
          car.brand || ' ' || car.model as description, car.colour, ${nameOf('provider', language)} as owner
        from car
        left join province on province.code = car.province_code
        left join provider on provider.id = car.provider_id
        where replace(car.plate, ' ', '') = ${plate.replaceAll(/\s/g, '')}
          ${province === undefined ? sql`` : sql`and car.province_code = ${province}::integer`}
        order by car.id`,

    /** Who had it then, whoever had it last before, and whoever has it next. */
    around: async (carId: string, at: string): Promise<Use[]> => {
      const usesWhere = (condition: ReturnType<typeof sql>, rest: ReturnType<typeof sql>) => sql`(
        select a.id as "assignmentId", t.kind, ${sql.raw(from)} as began,
          ${iso(from)} as "from", ${iso(to)} as "to",
          (${sql.raw(from)} <= ${at}::timestamptz and ${sql.raw(to)} > ${at}::timestamptz) as "isThere"
        from assignment a join trip t on t.id = a.trip_id
        where a.car_id = ${carId} and ${givenOut} and ${condition} ${rest})`;
      return readRows(db)<Use>`
        select "assignmentId", kind, "from", "to", "isThere" from (
          ${usesWhere(sql`${sql.raw(from)} <= ${at}::timestamptz and ${sql.raw(to)} > ${at}::timestamptz`, sql``)}
          union ${usesWhere(sql`${sql.raw(to)} <= ${at}::timestamptz`, sql`order by ${sql.raw(to)} desc limit 1`)}
          union ${usesWhere(sql`${sql.raw(from)} > ${at}::timestamptz`, sql`order by ${sql.raw(from)} limit 1`)}
        ) uses order by began`;
    },

    trips: (assignmentIds: readonly string[]) => readRows(db)<CarTrip>`
        select t.id as "tripId", t.kind, t.status,
          ${iso('lower(a.planned)')} as "plannedFrom", ${iso('upper(a.planned)')} as "plannedTo",
          ${iso('a.departed_at')} as "departedAt", ${iso('a.returned_at')} as "returnedAt",
          a.start_km as "startKm", a.end_km as "endKm", ${nameOf('provider', language)} as provider,
          case when driver.id is not null then json_build_object(${person('driver')}) end as driver,
          (${bookings}) as bookings, (${handovers}) as handovers
        from assignment a
        join trip t on t.id = a.trip_id
        left join person driver on driver.id = a.driver_id
        left join provider on provider.id = t.provider_id
        where a.id = any (${[...assignmentIds]}::uuid[])
        order by lower(a.planned)`,

    kept: async (carId: string, at: string): Promise<Kept | null> => {
      const row = await readRow(db)<Kept>`
        select type, reason, ${iso('lower(period)')} as "from", ${iso('upper(period)')} as "to"
        from car_blackout
        where car_id = ${carId} and cancelled_at is null and period @> ${at}::timestamptz
        limit 1`;
      return row ?? null;
    },
  };
};
