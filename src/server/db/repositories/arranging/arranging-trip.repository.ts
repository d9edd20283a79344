import { sql, type RawBuilder } from 'kysely';
import type { ArrangeTrip } from '#contract/arranging';
import type { KindId } from '#kinds/registry';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import { PERSONAL_HOURS } from '#domain/link/face';
import { openContradictions, type TimeMark } from '#domain/link/mark';
import type { Db } from '../../client';
import { arrangingBookingRepository, type TripBooking } from './arranging-booking.repository';
import { iso, nameOf, readRows } from '../../sql';
import { markRepository } from '../links/mark.repository';

/** Who reads: a supplier sees the own provider's trips only, and less of them. */
export type TripReader = { kind: KindId; providerId: string | null; language: Language; now: Date };

type Row = Omit<ArrangeTrip, 'carId' | 'driverId' | 'waitsFor' | 'differing' | 'bookings'>;

type Around = { bookings: readonly TripBooking[]; marks: readonly TimeMark[] };

export const MOST_TRIPS = 1000;
const LONGEST_TRIP_DAYS = 45;

/** A day after a trip, who rode is no longer the provider's business. */
export const isPersonalOver = (trip: { endsAt: Instant; endedAt: Instant | null }, now: Date) =>
  Date.parse(trip.endedAt ?? trip.endsAt) + PERSONAL_HOURS * 3_600_000 <= now.getTime();

/** The car of this moment, or else the next; after the trip, the last. */
const currentOf = ({ assignments }: Row, now: Date) =>
  assignments.find(({ endsAt }) => Date.parse(endsAt) > now.getTime()) ?? assignments.at(-1);

const waitsFor = (row: Row): ArrangeTrip['waitsFor'] => {
  if (row.status === 'declined') return 'provider';
  if (row.status === 'offered') return 'answer';
  if (row.status !== 'planned' && row.status !== 'accepted') return null;
  if (row.assignments.length === 0) return 'car';
  return row.withDriver && row.assignments.at(-1)?.driverId === null ? 'driver' : null;
};

const toTrip = (row: Row, { bookings, marks }: Around, reader: TripReader): ArrangeTrip => {
  const isSupplier = reader.providerId !== null;
  const current = currentOf(row, reader.now);
  const hides = isSupplier && isPersonalOver(row, reader.now);
  return {
    ...row,
    carId: current?.carId ?? null,
    driverId: current?.driverId ?? null,
    waitsFor: waitsFor(row),
    differing: openContradictions(row, marks),
    note: hides ? null : row.note,
    cost: isSupplier ? null : row.cost,
    bookings: bookings.map(({ booking }) => ({
      ...booking,
      costCentre: isSupplier ? null : booking.costCentre,
      traveller: hides ? null : booking.traveller,
      contactPhone: hides ? null : booking.contactPhone,
      purpose: isSupplier ? null : booking.purpose,
      urgentReason: isSupplier ? null : booking.urgentReason,
      note: hides ? null : booking.note,
      wishes: hides ? [] : booking.wishes,
    })),
  };
};

export const arrangingTripRepository = (db: Db, reader: TripReader) => {
  const { kind, providerId, language } = reader;

  const read = async (where: RawBuilder<unknown>): Promise<ArrangeTrip[]> => {
    const rows = await readRows(db)<Row>`
      select t.id, t.version, t.status, t.locked_by_id is not null as locked, t.with_driver,
        case when provider.id is not null then
          jsonb_build_object('id', provider.id, 'name', ${nameOf('provider', language)}) end as provider,
        case when route.id is not null then jsonb_build_object('route', ${nameOf('route', language)},
          'direction', entry.direction, 'departs', to_char(entry.departs, 'HH24:MI')) end as departure,
        ${iso('t.starts_at')} as starts_at, ${iso('t.ends_at')} as ends_at, t.meeting_point, t.note,
        t.planned_km::float8 as planned_km, ${iso('t.departed_at')} as departed_at, ${iso('t.ended_at')} as ended_at,
        t.departed_by, t.ended_by,
        t.unconfirmed_at is not null as unconfirmed, t.cost,
        trip_load(t.id) as seats_taken, trip_places(t.id) as places,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', a.id, 'carId', a.car_id, 'driverId', a.driver_id,
            'startsAt', ${iso('lower(a.planned)')}, 'endsAt', ${iso('upper(a.planned)')},
            'heldFrom', ${iso('lower(a.held)')}, 'heldUntil', ${iso('upper(a.held)')},
            'startKm', a.start_km, 'endKm', a.end_km) order by a.planned)
          from assignment a where a.trip_id = t.id and a.released_at is null), '[]') as assignments
      from trip t
      left join provider on provider.id = t.provider_id
      left join timetable_entry entry on entry.id = t.timetable_entry_id
      left join route on route.id = entry.route_id
      where t.kind = ${kind} and ${where}
        and (${providerId}::uuid is null or t.provider_id = ${providerId}::uuid)
      order by t.starts_at, t.id limit ${MOST_TRIPS + 1}`;
    const bookings = await arrangingBookingRepository(db, language).ofTrips(
      rows.map(({ id }) => id),
    );
    // Who marked what is the company's own business.
    const left = providerId === null ? rows.filter(({ departedAt }) => departedAt !== null) : [];
    const marks = await markRepository(db).timesOf(left.map(({ id }) => id));
    return rows.map((row) => {
      const around = {
        bookings: bookings.filter(({ tripId }) => tripId === row.id),
        marks: marks.get(row.id) ?? [],
      };
      return toTrip(row, around, reader);
    });
  };

  return {
    /** Also those that were called off: a change tells what it left behind. */
    byIds: (ids: readonly string[]) => read(sql`t.id = any (${sql.val(ids)}::uuid[])`),

    find: async (id: string): Promise<ArrangeTrip | undefined> =>
      (await read(sql`t.id = ${id}`))[0],

    /** One more than is shown tells that there are more. */
    between: (from: Instant, until: Instant) =>
      read(sql`t.status <> 'cancelled' and t.starts_at < ${until}::timestamptz
        and t.ends_at > ${from}::timestamptz
        and t.starts_at > ${from}::timestamptz - make_interval(days => ${LONGEST_TRIP_DAYS})`),
  };
};
