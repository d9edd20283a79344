import { sql, type RawBuilder } from 'kysely';

/** Bookings that count for a trip and what it costs: those that were not turned away before it. */
export const counted = sql`('approved', 'arranged', 'ongoing', 'completed', 'noshow')`;

/** Of `trip t`. */
export const refsOfTrip: RawBuilder<string[]> = sql<string[]>`array(
  select ref from booking where booking.trip_id = t.id order by ref)`;

export type TripSeats = { costCentreId: string; seats: number }[];

export const seatsOfTrip: RawBuilder<TripSeats> = sql<TripSeats>`coalesce((
  select jsonb_agg(jsonb_build_object('costCentreId', cost_centre_id, 'seats', seats))
  from booking where booking.trip_id = t.id and booking.status in ${counted}), '[]')`;

/** The last car that each trip had. */
export const lastCarOfTrip = sql`left join lateral (
    select car.id, car.plate, car.class, car.provider_id, a.start_km, a.end_km
    from assignment a join car on car.id = a.car_id
    where a.trip_id = t.id and a.released_at is null
    order by upper(a.planned) desc, a.id desc limit 1
  ) c on true`;
