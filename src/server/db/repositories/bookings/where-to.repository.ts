import type { KindId } from '#kinds/registry';
import type { AskedTrip } from '#kinds/request/usual-trips';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { hasSeveralStops, stopName } from '../../rows/bookings/stop-name';
import { iso, nameOf, readRows } from '../../sql';

type Since = { language: Language; since: string };

/** A place that somebody went to, or that several did. */
export type KnownPlace = { placeId: string; name: string; kind: KindId; startsAt: string };

/** So far back, and no further, the own history is read. */
const MOST_TRIPS = 200;
/** Of a large department the latest bookings tell enough. */
const MOST_OF_DEPARTMENT = 1000;

export const whereToRepository = (db: Db) => ({
  /** What this person asked for to travel themselves, latest first; not where a place of it is closed meanwhile. */
  trips: (me: string, { language, since }: Since): Promise<AskedTrip[]> =>
    readRows(db)<AskedTrip>`
      select * from (
        select b.id as booking_id, b.kind, ${stopName('first', language, hasSeveralStops)} as from,
          ${stopName('last', language)} as to, ${iso('b.starts_at')} as starts_at, ${iso('b.ends_at')} as ends_at,
          entry.weekdays as runs_on
        from booking b
        left join trip on trip.id = b.trip_id
        left join timetable_entry entry on entry.id = trip.timetable_entry_id
        where b.requester_id = ${me} and b.traveller_id = ${me} and b.starts_at > ${since}
          and b.status not in ('rejected', 'cancelled')
          and not exists (
            select from booking_stop s join place on place.id = s.place_id
            where s.booking_id = b.id and not place.active)
        order by b.starts_at desc, b.id limit ${MOST_TRIPS}
      ) asked
      where asked.to is not null`,

  /** Where this person went, also when others asked for it, latest first. */
  places: (me: string, { language, since }: Since): Promise<KnownPlace[]> =>
    readRows(db)<KnownPlace>`
      select place.id as place_id, ${nameOf('place', language)} as name, b.kind, ${iso('b.starts_at')} as starts_at
      from passenger p
      join booking b on b.id = p.booking_id
      join lateral (
        select place_id from booking_stop where booking_id = b.id order by position desc limit 1
      ) last_stop on true
      join place on place.id = last_stop.place_id
      where p.person_id = ${me} and b.starts_at > ${since} and place.active
        and b.status not in ('rejected', 'cancelled')
      order by b.starts_at desc, b.id limit ${MOST_TRIPS}`,

  /**
   * Where the colleagues of this person's department go, most of them first. Only counts leave the database, and only of
   * so many people that nobody learns where one of them goes.
   */
  placesOfDepartment: (
    me: string,
    { language, since, people }: Since & { people: number },
  ): Promise<Omit<KnownPlace, 'startsAt'>[]> =>
    readRows(db)<Omit<KnownPlace, 'startsAt'>>`
      select place.id as place_id, ${nameOf('place', language)} as name,
        mode() within group (order by recent.kind) as kind
      from (
        select b.id, b.kind, b.traveller_id
        from person
        join person colleague on colleague.department_id = person.department_id and colleague.id <> person.id
        join booking b on b.traveller_id = colleague.id and b.starts_at > ${since}
        where person.id = ${me} and b.status not in ('rejected', 'cancelled')
        order by b.starts_at desc limit ${MOST_OF_DEPARTMENT}
      ) recent
      join lateral (
        select place_id from booking_stop where booking_id = recent.id order by position desc limit 1
      ) last_stop on true
      join place on place.id = last_stop.place_id
      where place.active
      group by place.id
      having count(distinct recent.traveller_id) >= ${people}
      order by count(distinct recent.traveller_id) desc, count(*) desc, place.id
      limit 20`,
});
