import type { RidePage } from '#contract/link-pages';
import type { BookingState } from '#domain/booking/states';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { TripState } from '#domain/trip/states';
import type { Db } from '../../client';
import { hasSeveralStops, stopName, wayTo } from '../../rows/bookings/stop-name';
import { fullName, iso, readRow } from '../../sql';
import { givenName, linkCar } from './job.repository';

export type StoredRide = Omit<RidePage, 'face' | 'now' | 'contacts' | 'state' | 'car'> & {
  status: BookingState;
  tripStatus: TripState | null;
  /** The driver has noted the traveller as on board. */
  isAboard: boolean;
  endsAt: Instant;
  endedAt: Instant | null;
  car: (NonNullable<RidePage['car']> & { id: string; odometer: number }) | null;
};

export const rideRepository = (db: Db, language: Language) => ({
  find: (bookingId: string) => readRow(db)<StoredRide>`
      select b.status, t.status as trip_status, b.ref, b.boarding_code, t.meeting_point,
        coalesce(${fullName('p', language)}, guest.guest_name) as name,
        ${iso('b.starts_at')} as starts_at, ${iso('coalesce(t.ends_at, b.ends_at)')} as ends_at,
        ${iso('t.ended_at')} as ended_at,
        ${stopName('first', language, hasSeveralStops)} as "from", ${wayTo(language)} as "to",
        exists (select from passenger q where q.booking_id = b.id and q.is_traveller and q.attended) as is_aboard,
        ${linkCar('car', language)} as car,
        case when driver.id is not null then jsonb_build_object(
          'name', ${givenName('driver', language)}, 'phone', driver.phone) end as driver
      from booking b
      left join person p on p.id = b.traveller_id
      left join passenger guest on guest.booking_id = b.id and guest.is_traveller
      left join trip t on t.id = b.trip_id
      left join lateral (
        select a.car_id, a.driver_id from assignment a
        where a.trip_id = t.id and a.released_at is null order by a.planned limit 1) a on true
      left join car on car.id = a.car_id
      left join person driver on driver.id = a.driver_id
      where b.id = ${bookingId}`,
});
