import type { Db } from '../../client';
import { waitsForLateCar } from '../../rows/trips/late-cars';
import { readIds } from '../../sql';

const MOST_AT_ONCE = 500;

/** What the clock has to look at, oldest first: each reads a small index of its own. */
export const dueBookingRepository = (db: Db) => ({
  undecided: (now: Date) => readIds(db)`
      select id from booking
      where status in ('pending', 'returned', 'waitlisted') and starts_at <= ${now}
      order by starts_at limit ${MOST_AT_ONCE}`,

  /** Granted bookings whose change is still undecided at their start. */
  withUndecidedChange: (now: Date) => readIds(db)`
      select b.id from booking_revision r join booking b on b.id = r.booking_id
      where r.status = 'pending' and b.starts_at <= ${now}
        and b.status not in ('pending', 'returned', 'waitlisted')
      limit ${MOST_AT_ONCE}`,

  unarranged: (now: Date) => readIds(db)`
      select id from booking where status = 'approved' and starts_at <= ${now} and ends_at <= ${now}
      order by starts_at limit ${MOST_AT_ONCE}`,

  /**
   * Self-drive: nobody came for the car, though it was there: back from its trip before for as long. Whoever is driven is
   * noted by the dispatcher.
   */
  uncollected: (now: Date) => readIds(db)`
      select b.id from booking b join trip t on t.id = b.trip_id join kind k on k.id = b.kind
      where b.status = 'arranged' and not t.with_driver
        and b.starts_at + make_interval(mins => k.no_show_minutes) <= ${now} and not ${waitsForLateCar(now)}
        and not exists (
          select from assignment own join assignment before on before.car_id = own.car_id and before.trip_id <> t.id
          where own.trip_id = t.id and own.released_at is null
            and before.returned_at + make_interval(mins => k.no_show_minutes) > ${now})
      order by b.starts_at limit ${MOST_AT_ONCE}`,

  /** Bookings with an offer that has run out, by trip. */
  lapsedOffers: (now: Date) => readIds(db)`
      select booking_id as id from seat_offer where status = 'open' and expires_at <= ${now}
      order by expires_at limit ${MOST_AT_ONCE}`,

  /** Departures ahead with people in line, where a seat may have become free in any way. */
  lines: (now: Date) => readIds(db)`
      select distinct t.id from booking b join trip t on t.id = b.trip_id
      where b.status = 'waitlisted' and b.starts_at > ${now}`,
});
