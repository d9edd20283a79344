import type { TripReach } from '#contract/reach';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { fullName, iso, readRows } from '../../sql';
import { reaches } from './channel.repository';

/** Who was reached about a trip. */
export const reachRepository = (db: Db) => ({
  ofTrip: (tripId: string, language: Language): Promise<TripReach> => readRows(db)<
    TripReach[number]
  >`
      select p.id as person_id, ${fullName('p', language)} as name, p.phone,
        array(
          select c.name from notice_channel c
          where ${reaches} order by c.name) as channels,
        ${iso<string | null>('n.at')} as told_at, ${iso<string | null>('n.read_at')} as read_at,
        array(
          select d.channel from notice_delivery d
          where d.notice_id = n.id and d.status = 'sent' order by d.channel) as delivered
      from (
        select distinct on (concerned.id) concerned.id, b.id as booking_id
        from booking b
        cross join lateral (
          select b.requester_id as id
          union select b.traveller_id
          union select x.person_id from passenger x where x.booking_id = b.id
        ) concerned
        where b.trip_id = ${tripId} and concerned.id is not null
        order by concerned.id, b.id
      ) rider
      join person p on p.id = rider.id
      left join lateral (
        select * from notice
        where notice.person_id = p.id and notice.subject_id = rider.booking_id
          and notice.type in ('arranged', 'changed')
        order by notice.at desc, notice.id desc limit 1
      ) n on true
      order by name, p.id`,
});
