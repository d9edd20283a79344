import type { TripDetail } from '#contract/arranging-trips';
import type { Language } from '#domain/language';
import { readReason } from '#words/ready-reasons';
import type { Db } from '../../client';
import { damagePoints } from '../trips/handover.repository';
import { fullName, iso, nameOf, readRows, readRow } from '../../sql';

type Booking = TripDetail['bookings'][number];

export type BookingPapers = { id: string } & Pick<Booking, 'requester' | 'passengers'>;

type Handover = TripDetail['handovers'][number];

export const arrangingDetailRepository = (db: Db, language: Language) => {
  const person = fullName('person', language);

  return {
    bookings: (tripId: string) => readRows(db)<BookingPapers>`
        select b.id, ${fullName('asker', language)} as requester,
          coalesce((
            select jsonb_agg(jsonb_build_object(
              'id', p.id, 'name', coalesce(${person}, p.guest_name),
              'phone', coalesce(person.phone, p.guest_phone),
              'isTraveller', p.is_traveller, 'attended', p.attended) order by p.position)
            from passenger p left join person on person.id = p.person_id
            where p.booking_id = b.id), '[]') as passengers
        from booking b
        join person asker on asker.id = b.requester_id
        where b.trip_id = ${tripId}`,

    stops: (tripId: string) => readRows(db)<TripDetail['stops'][number]>`
        select coalesce(${nameOf('place', language)}, s.place_text) as name, ${iso('s.at')} as at
        from trip_stop s left join place on place.id = s.place_id
        where s.trip_id = ${tripId} order by s.position`,

    handovers: async (tripId: string): Promise<Handover[]> => {
      const handovers = await readRows(db)<Handover>`
        select h.type, ${iso('h.at')} as at, ${person} as by, h.km, h.fuel_eighths,
          h.charge_percent, h.range_km, h.damage, h.key_handed, ${damagePoints} as damage_points,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', f.id, 'mediaType', f.media_type) order by p.position)
            from handover_photo p join file f on f.id = p.file_id where p.handover_id = h.id), '[]') as photos
        from handover h
        join assignment a on a.id = h.assignment_id
        join person on person.id = h.by_id
        where a.trip_id = ${tripId} order by h.at`;
      return handovers.map((handover) => ({
        ...handover,
        damage: readReason(handover.damage, language),
      }));
    },

    /** As it stood when it was accepted, however often it was changed since. */
    agreed: async (tripId: string): Promise<TripDetail['agreed']> => {
      const row = await readRow(db)<{ agreed: TripDetail['agreed'] }>`
        select e.before as agreed from event e
        where e.subject = 'trip' and e.subject_id = ${tripId} and e.action = 'ask-again'
          and not exists (
            select from event later
            where later.subject = 'trip' and later.subject_id = e.subject_id
              and later.action in ('accept', 'decline', 'offer', 'withdraw', 'undo')
              and (later.at, later.id) > (e.at, e.id))
        order by e.at, e.id limit 1`;
      return row?.agreed ?? null;
    },

    timeline: async (tripId: string): Promise<TripDetail['timeline']> => {
      const entries = await readRows(db)<TripDetail['timeline'][number]>`
        select ${iso('e.at')} as at, e.action, e.reason, coalesce(${person}, gate.name) as by,
          exists (
            select from assignment a
            where a.trip_id = e.subject_id and a.hours_reason = e.reason
          ) as "isOverHours"
        from event e
          left join person on person.id = e.by_id
          left join link gate on gate.id::text = e.after ->> 'linkId'
        where e.subject_id = ${tripId} and e.subject = 'trip'
        order by e.at, e.id`;
      return entries.map((entry) => ({ ...entry, reason: readReason(entry.reason, language) }));
    },
  };
};
