import { sql } from 'kysely';
import type { TripDetail } from '#contract/arranging-trips';
import type { MediaType } from '#domain/files/media-type';
import type { Language } from '#domain/language';
import type { Db } from '../../client';

type Booking = TripDetail['bookings'][number];

export type BookingPapers = { id: string } & Pick<Booking, 'requester' | 'passengers'>;

type Handover = TripDetail['handovers'][number];

export const arrangingDetailRepository = (db: Db, language: Language) => {
  const named = (table: string) =>
    sql.raw(`btrim(${table}.first_name_${language} || ' ' || ${table}.last_name_${language})`);
  const place = sql.raw(`place.name_${language}`);

  return {
    bookings: async (tripId: string): Promise<BookingPapers[]> => {
      const { rows } = await sql<BookingPapers>`
        select b.id, ${named('asker')} as requester,
          coalesce((
            select jsonb_agg(jsonb_build_object(
              'id', p.id, 'name', coalesce(${named('person')}, p.guest_name),
              'phone', coalesce(person.phone, p.guest_phone),
              'isTraveller', p.is_traveller, 'attended', p.attended) order by p.position)
            from passenger p left join person on person.id = p.person_id
            where p.booking_id = b.id), '[]') as passengers
        from booking b
        join person asker on asker.id = b.requester_id
        where b.trip_id = ${tripId}`.execute(db);
      return rows;
    },

    stops: async (tripId: string): Promise<TripDetail['stops']> => {
      const { rows } = await sql<{ name: string; at: Date }>`
        select coalesce(${place}, s.place_text) as name, s.at
        from trip_stop s left join place on place.id = s.place_id
        where s.trip_id = ${tripId} order by s.position`.execute(db);
      return rows.map(({ name, at }) => ({ name, at: at.toISOString() }));
    },

    handovers: async (tripId: string): Promise<Handover[]> => {
      const { rows } = await sql<
        Omit<Handover, 'at' | 'photos'> & {
          at: Date;
          photos: { id: string; mediaType: MediaType }[];
        }
      >`
        select h.type, h.at, ${named('person')} as by, h.km, h.fuel_eighths as "fuelEighths", h.damage,
          h.key_handed as "keyHanded",
          coalesce((
            select jsonb_agg(jsonb_build_object('id', f.id, 'mediaType', f.media_type) order by p.position)
            from handover_photo p join file f on f.id = p.file_id where p.handover_id = h.id), '[]') as photos
        from handover h
        join assignment a on a.id = h.assignment_id
        join person on person.id = h.by_id
        where a.trip_id = ${tripId} order by h.at`.execute(db);
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },

    /** As it stood when it was accepted, however often it was changed since. */
    agreed: async (tripId: string): Promise<TripDetail['agreed']> => {
      const { rows } = await sql<{ agreed: TripDetail['agreed'] }>`
        select e.before as agreed from event e
        where e.subject = 'trip' and e.subject_id = ${tripId} and e.action = 'ask-again'
          and not exists (
            select from event later
            where later.subject = 'trip' and later.subject_id = e.subject_id
              and later.action in ('accept', 'decline', 'offer', 'withdraw', 'undo')
              and (later.at, later.id) > (e.at, e.id))
        order by e.at, e.id limit 1`.execute(db);
      return rows[0]?.agreed ?? null;
    },

    timeline: async (tripId: string): Promise<TripDetail['timeline']> => {
      const { rows } = await sql<Omit<TripDetail['timeline'][number], 'at'> & { at: Date }>`
        select e.at, e.action, e.reason, ${named('person')} as by
        from event e left join person on person.id = e.by_id
        where e.subject_id = ${tripId} and e.subject = 'trip'
        order by e.at, e.id`.execute(db);
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },
  };
};
