import type { Departures } from '#contract/booking-options';
import type { Day } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import { readRows } from '../../sql';

type Wanted = {
  routeId: string;
  direction: 'out' | 'back';
  date: Day;
  boardStop?: number | undefined;
  alightStop?: number | undefined;
};

/** Beyond every route's last stop. */
const END = 32_767;

type Row = {
  timetableEntryId: string;
  departsAt: Date;
  seats: number;
  seatsLeft: number;
  waiting: number;
};

export const departureRepository = (db: Db) => ({
  /** A trip exists only once somebody booked; before, the timetable says how many seats there are. */
  list: async (
    { routeId, direction, date, boardStop = 0, alightStop = END }: Wanted,
    now: Date,
  ): Promise<Departures> => {
    const rows = await readRows(db)<Row>`
      with departure as (
        select entry.id, entry.seats as planned, trip.id as trip_id, trip.status,
          coalesce(trip.starts_at, (${date}::date + entry.departs) at time zone 'Asia/Bangkok')
            as departs_at
        from timetable_entry entry
        join route on route.id = entry.route_id and route.active
        join kind on kind.id = route.kind
        left join trip on trip.timetable_entry_id = entry.id and trip.service_date = ${date}::date
        where entry.route_id = ${routeId} and entry.direction = ${direction}
          and entry.valid @> ${date}::date
          and extract(isodow from ${date}::date) = any (entry.weekdays)
          and extract(isodow from ${date}::date) = any (kind.service_days)
          and not exists (
            select from holiday
            where holiday.day = ${date}::date
              and (holiday.kind = kind.id or (holiday.kind is null and not kind.on_holidays))
          )
      ), counted as (
        select *, coalesce(trip_places(trip_id), planned) as seats, 
          trip_load(trip_id, ${boardStop}::integer, ${alightStop}::integer) as taken
        from departure
        where departs_at > ${now} and (status is null or status not in ('underway', 'done', 'cancelled'))
      )
      select id as "timetableEntryId", departs_at, seats, greatest(0, seats - taken) as "seatsLeft",
        (
          select count(*)::integer from booking
          where booking.trip_id = counted.trip_id and booking.status = 'waitlisted'
        ) as waiting
      from counted
      order by departs_at, id`;
    return rows.map(({ departsAt, ...row }) => ({ ...row, departsAt: departsAt.toISOString() }));
  },
});
