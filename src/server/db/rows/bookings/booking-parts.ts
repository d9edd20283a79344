import { sql } from 'kysely';
import type { BookingRows } from '#kinds/request/rows';
import type { Db } from '../../client';

type Parts = Pick<
  BookingRows,
  'stops' | 'passengers' | 'selfDrivers' | 'attachmentIds' | 'departure'
>;

/** The rows around a booking, as columns of its own statement. */
export const partColumns = [
  sql<Parts['departure']>`(
    select jsonb_build_object('timetableEntryId', t.timetable_entry_id, 'date', t.service_date)
    from trip t where t.id = booking.trip_id and t.timetable_entry_id is not null)`.as('departure'),
  sql<Parts['stops']>`coalesce((
    select jsonb_agg(jsonb_build_object(
      'placeId', s.place_id, 'placeText', s.place_text, 'provinceCode', s.province_code,
      'arriveBy', to_char(s.arrive_by at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by s.position)
    from booking_stop s where s.booking_id = booking.id), '[]')`.as('stops'),
  sql<Parts['passengers']>`coalesce((
    select jsonb_agg(jsonb_build_object(
      'personId', p.person_id, 'guestName', p.guest_name, 'guestPhone', p.guest_phone,
      'isTraveller', p.is_traveller
    ) order by p.position)
    from passenger p where p.booking_id = booking.id), '[]')`.as('passengers'),
  sql<Parts['selfDrivers']>`coalesce((
    select jsonb_agg(jsonb_build_object('personId', d.person_id, 'main', d.main)
      order by d.main desc, d.person_id)
    from self_driver d where d.booking_id = booking.id), '[]')`.as('selfDrivers'),
  sql<Parts['attachmentIds']>`coalesce((
    select jsonb_agg(a.file_id order by a.position)
    from booking_attachment a where a.booking_id = booking.id), '[]')`.as('attachmentIds'),
] as const;

export const insertParts = async (
  db: Db,
  id: string,
  { stops, passengers, selfDrivers, attachmentIds }: BookingRows,
  newId: () => string,
): Promise<void> => {
  if (stops.length > 0)
    await db
      .insertInto('bookingStop')
      .values(stops.map((stop, position) => ({ ...stop, bookingId: id, position })))
      .execute();
  if (passengers.length > 0)
    await db
      .insertInto('passenger')
      .values(
        passengers.map((passenger, position) => ({
          ...passenger,
          id: newId(),
          bookingId: id,
          position,
        })),
      )
      .execute();
  if (selfDrivers.length > 0)
    await db
      .insertInto('selfDriver')
      .values(selfDrivers.map((driver) => ({ ...driver, bookingId: id })))
      .execute();
  if (attachmentIds.length > 0)
    await db
      .insertInto('bookingAttachment')
      .values(
        attachmentIds.map((fileId, index) => ({ bookingId: id, position: index + 1, fileId })),
      )
      .execute();
};

export const removeParts = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('bookingStop').where('bookingId', '=', id).execute();
  await db.deleteFrom('passenger').where('bookingId', '=', id).execute();
  await db.deleteFrom('selfDriver').where('bookingId', '=', id).execute();
  await db.deleteFrom('bookingAttachment').where('bookingId', '=', id).execute();
};
