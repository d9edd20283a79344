import { sql } from 'kysely';
import type { DamageOnCar, Rental } from '#contract/arranging-rental';
import type { Instant } from '#domain/dates/bangkok-time';
import type { DamagePoint } from '#domain/fleet/damage';
import type { Language } from '#domain/language';
import { readReason } from '#words/ready-reasons';
import type { Db } from '../../client';
import { iso, nameOf, readRow, readRows } from '../../sql';

export type NewHandover = {
  id: string;
  tripId: string;
  type: 'collect' | 'return';
  at: Date;
  by: string;
  km: number;
  fuelEighths: number | null;
  chargePercent: number | null;
  rangeKm: number | null;
  damage: string | null;
  keyHanded: boolean;
  photoIds: readonly string[];
};

type Done = NonNullable<Rental['collected']>;

export type RentalCar = Omit<NonNullable<Rental['car']>, 'damage'> & {
  assignmentId: string;
  heldUntil: Instant;
  meetingPoint: string | null;
  /** Of a car that was given up: nobody else has got it since. */
  isFree: boolean;
};

/** Of the handover `h`, in the order in which they were found. */
export const damagePoints = sql<DamagePoint[]>`coalesce((
  select jsonb_agg(jsonb_build_object('what', d.what, 'x', d.x, 'y', d.y) order by d.id)
  from handover_damage d where d.handover_id = h.id), '[]')`;

const isGivenUp = sql`(t.status = 'cancelled' and a.reason = 'no-show')`;

export const handoverRepository = (db: Db) => ({
  /** The car of a trip, as its driver needs it; where cars followed one another, the last. Also the one that nobody came for. */
  carOf: (tripId: string, language: Language) => readRow(db)<RentalCar>`
      select car.id, car.plate, ${nameOf('province', language)} as province,
        btrim(car.brand || ' ' || car.model) as description, car.odometer,
        car.fuel = 'electric' as "isElectric", car.key_place as "keyPlace", a.id as "assignmentId", ${iso('upper(a.held)')} as "heldUntil", t.meeting_point as "meetingPoint",
        not exists (
          select from car_claim c
          where c.car_id = car.id and c.period && a.held and c.assignment_id is distinct from a.id
        ) as "isFree"
      from assignment a
      join trip t on t.id = a.trip_id
      join car on car.id = a.car_id
      left join province on province.code = car.province_code
      where a.trip_id = ${tripId} and (a.released_at is null or ${isGivenUp})
      order by a.planned desc limit 1`,

  /** Two phones of one person do not collect at the same moment. */
  waitForOwn: (personId: string) =>
    sql`select pg_advisory_xact_lock(hashtext('collect'), hashtext(${personId}))`.execute(db),

  /** Another car that this person took over, and nobody has brought back. */
  stillOut: (personId: string, exceptId: string) => readRow(db)<NonNullable<Rental['stillOut']>>`
      select b.id as "bookingId", b.ref, car.plate
      from self_driver d
      join booking b on b.id = d.booking_id
      join assignment a on a.trip_id = b.trip_id
      join car on car.id = a.car_id
      join handover h on h.assignment_id = a.id
      where d.person_id = ${personId} and h.by_id = ${personId} and h.type = 'collect'
        and b.status = 'ongoing' and b.id <> ${exceptId}
        and not exists (select from handover back where back.assignment_id = a.id and back.type = 'return')
      order by h.at limit 1`,

  /** What the clock gave up, since nobody came. Whether nobody else has the car since, its claims say. */
  takeBack: async (tripId: string): Promise<void> => {
    await sql`update assignment a set released_at = null, reason = null
      from trip t where t.id = a.trip_id and t.id = ${tripId} and ${isGivenUp}`.execute(db);
    await sql`update trip set status = 'planned' where id = ${tripId}`.execute(db);
  },

  ofTrip: async (
    tripId: string,
    language: Language,
  ): Promise<{ collect: Done | null; return: Done | null }> => {
    const rows = await readRows(db)<Done & { type: 'collect' | 'return' }>`
      select h.type, ${iso('h.at')} as at, h.km, h.fuel_eighths as "fuelEighths",
        h.charge_percent as "chargePercent", h.range_km as "rangeKm", h.damage, h.key_handed as "keyHanded",
        ${damagePoints} as "damagePoints",
        array(select p.file_id from handover_photo p where p.handover_id = h.id order by p.position) as "photoIds"
      from handover h join assignment a on a.id = h.assignment_id
      where a.trip_id = ${tripId} order by h.at`;
    const find = (type: 'collect' | 'return'): Done | null => {
      const row = rows.find((handover) => handover.type === type);
      if (!row) return null;
      const { type: _, ...done } = row;
      return { ...done, damage: readReason(done.damage, language) };
    };
    return { collect: find('collect'), return: find('return') };
  },

  /** The odometer's own rule answers when it fell without a reason. */
  add: async (
    handover: NewHandover,
    { readingId, reason }: { readingId: string; reason: string | null },
  ): Promise<void> => {
    const { id, tripId, type, at, by, km, photoIds, damage, keyHanded } = handover;
    const { fuelEighths, chargePercent, rangeKm } = handover;
    await sql`insert into odometer_reading (id, car_id, at, km, source, by_id, reason)
      select ${readingId}, a.car_id, ${at}, ${km}, ${type}, ${by}, ${reason}
      from assignment a where a.trip_id = ${tripId} and a.released_at is null
      order by a.planned desc limit 1`.execute(db);
    await sql`insert into handover (id, assignment_id, type, at, by_id, km, fuel_eighths, charge_percent, range_km, damage, key_handed)
      select ${id}, a.id, ${type}, ${at}, ${by}, ${km}, ${fuelEighths}, ${chargePercent}, ${rangeKm}, ${damage}, ${keyHanded}
      from assignment a where a.trip_id = ${tripId} and a.released_at is null
      order by a.planned desc limit 1`.execute(db);
    await db
      .insertInto('handoverPhoto')
      .values(photoIds.map((fileId, index) => ({ handoverId: id, position: index + 1, fileId })))
      .execute();
  },

  addDamage: async (
    handoverId: string,
    points: readonly (DamagePoint & { id: string })[],
  ): Promise<void> => {
    if (points.length === 0) return;
    await db
      .insertInto('handoverDamage')
      .values(points.map(({ id, what, x, y }) => ({ id, handoverId, what, x, y })))
      .execute();
  },

  /** What was found on a car by anybody, and not mended since: the oldest first. */
  damageOf: (carId: string) => readRows(db)<DamageOnCar>`
      select d.id, ${iso('h.at')} as at, d.what, d.x, d.y
      from handover_damage d
      join handover h on h.id = d.handover_id
      join assignment a on a.id = h.assignment_id
      where a.car_id = ${carId} and d.mended_at is null
      order by h.at, d.id`,

  /** False when there is no such damage on this car, or it was mended before. */
  mend: async (
    { id, carId }: { id: string; carId: string },
    by: { byId: string; at: Date },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('handoverDamage')
      .set({ mendedAt: by.at, mendedById: by.byId })
      .where('id', '=', id)
      .where('mendedAt', 'is', null)
      .where('handoverId', 'in', (of) =>
        of
          .selectFrom('handover')
          .innerJoin('assignment', 'assignment.id', 'handover.assignmentId')
          .select('handover.id')
          .where('assignment.carId', '=', carId),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** When the car is wanted next, by whomever; undefined when nobody has asked. */
  nextClaim: async (carId: string, after: Instant): Promise<Instant | undefined> => {
    const row = await readRow(db)<{ at: Date }>`
      select lower(period) as at from car_claim
      where car_id = ${carId} and lower(period) >= ${after}::timestamptz
      order by period limit 1`;
    return row?.at.toISOString();
  },

  /** The booking, its trip and what the car is held for end together. */
  moveEnd: async (
    { bookingId, tripId }: { bookingId: string; tripId: string },
    { endsAt, bufferMinutes }: { endsAt: Instant; bufferMinutes: number },
  ): Promise<void> => {
    const held = sql`${endsAt}::timestamptz + make_interval(mins => ${bufferMinutes})`;
    await sql`update assignment
      set planned = tstzrange(lower(planned), ${endsAt}::timestamptz), held = tstzrange(lower(held), ${held})
      where id = (
        select id from assignment where trip_id = ${tripId} and released_at is null order by planned desc limit 1
      )`.execute(db);
    await sql`update trip set ends_at = ${endsAt}::timestamptz where id = ${tripId}`.execute(db);
    await sql`update booking set ends_at = ${endsAt}::timestamptz,
        held = case when held is null then null else tstzrange(lower(held), ${held}) end
      where id = ${bookingId}`.execute(db);
  },
});
