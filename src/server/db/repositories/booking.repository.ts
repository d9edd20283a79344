import { sql } from 'kysely';
import type { KindId } from '#domain/booking/kind-id';
import type { estimateSnapshot } from '#domain/booking/estimate-cost';
import type { BookingState } from '#domain/booking/states';
import type { Conflict } from '#domain/refusal';
import type { Language } from '#domain/language';
import type { BookingRows } from '#kinds/request/rows';
import type { Db } from '../client';
import { insertParts, partColumns, removeParts } from './booking-parts';

type EstimateSnapshot = ReturnType<typeof estimateSnapshot>;

export type StoredBooking = {
  id: string;
  kind: KindId;
  status: BookingState;
  version: number;
  tripId: string | null;
  boardingCode: string | null;
  cancelCutoffMinutes: number;
  /** A change of what was granted already waits to be decided. */
  hasPendingChange: boolean;
  estimate: EstimateSnapshot | null;
  rows: BookingRows;
};

export type Estimated = (EstimateSnapshot & { rateCardId: string; rateCardVersion: number }) | null;

type Place = {
  status: BookingState;
  tripId: string | null;
  boardingCode: string | null;
  waitlistedAt: Date | null;
};

const columnsOf = (rows: BookingRows) => ({
  kind: rows.kind,
  requester_id: rows.requesterId,
  traveller_id: rows.travellerId,
  contact_phone: rows.contactPhone,
  cost_centre_id: rows.costCentreId,
  purpose_code: rows.purposeCode,
  purpose_text: rows.purposeText,
  note: rows.note,
  urgent_reason: rows.urgentReason,
  group_id: rows.groupId,
  starts_at: rows.startsAt,
  ends_at: rows.endsAt,
  seats: rows.seats,
  class: rows.class,
  board_stop: rows.boardStop,
  alight_stop: rows.alightStop,
  chosen_car_id: rows.chosenCarId,
  held: rows.held && `[${rows.held.from},${rows.held.to})`,
  terms_number: rows.termsNumber,
  details: JSON.stringify(rows.details),
});

const estimateColumns = (estimated: Estimated) => ({
  estimate: estimated?.total ?? null,
  estimate_parts: estimated && JSON.stringify(estimated.parts),
  rate_card_id: estimated?.rateCardId ?? null,
  rate_card_version: estimated?.rateCardVersion ?? null,
});

export const bookingRepository = (db: Db) => {
  const isMine = (me: string) => sql<boolean>`(requester_id = ${me} or traveller_id = ${me}
    or exists (select from passenger p where p.booking_id = booking.id and p.person_id = ${me}))`;

  const read = async (id: string, me: string | null, lock: boolean) => {
    let query = db
      .selectFrom('booking')
      .selectAll('booking')
      .select(partColumns)
      .select((eb) => [
        sql<Date | null>`lower(booking.held)`.as('held_from'),
        sql<Date | null>`upper(booking.held)`.as('held_to'),
        eb
          .selectFrom('kind')
          .select('cancel_cutoff_minutes')
          .whereRef('kind.id', '=', 'booking.kind')
          .as('cutoff_minutes'),
        eb
          .exists(
            eb
              .selectFrom('booking_revision')
              .whereRef('booking_id', '=', 'booking.id')
              .where('status', '=', 'pending'),
          )
          .as('is_asking'),
      ])
      .where('booking.id', '=', id);
    if (me !== null) query = query.where(isMine(me));
    if (lock) query = query.forNoKeyUpdate('booking');
    const row = await query.executeTakeFirst();
    if (!row) return undefined;
    const { held_from, held_to, departure, stops, passengers, selfDrivers, attachmentIds } = row;
    const rows: BookingRows = {
      kind: row.kind as KindId,
      requesterId: row.requester_id,
      travellerId: row.traveller_id,
      contactPhone: row.contact_phone,
      costCentreId: row.cost_centre_id,
      purposeCode: row.purpose_code,
      purposeText: row.purpose_text,
      note: row.note,
      urgentReason: row.urgent_reason,
      groupId: row.group_id,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      seats: row.seats,
      class: row.class,
      boardStop: row.board_stop,
      alightStop: row.alight_stop,
      departure,
      chosenCarId: row.chosen_car_id,
      held:
        held_from && held_to ? { from: held_from.toISOString(), to: held_to.toISOString() } : null,
      termsNumber: row.terms_number,
      details: row.details as Record<string, unknown>,
      stops,
      passengers,
      selfDrivers,
      attachmentIds,
    };
    const isGranted = row.status === 'approved' || row.status === 'arranged';
    const stored: StoredBooking = {
      id,
      kind: rows.kind,
      status: row.status as BookingState,
      version: row.version,
      tripId: row.trip_id,
      boardingCode: row.boarding_code,
      cancelCutoffMinutes: row.cutoff_minutes ?? 0,
      hasPendingChange: isGranted && Boolean(row.is_asking),
      estimate:
        row.estimate === null
          ? null
          : {
              total: row.estimate,
              parts: (row.estimate_parts ?? []) as EstimateSnapshot['parts'],
            },
      rows,
    };
    return stored;
  };

  return {
    /** Nobody else's: a booking that is not `me`'s is not there. */
    find: (id: string, me: string) => read(id, me, false),
    /** Locks the trip before the booking, as everybody does who changes seats. `me` is null for the clock. */
    lock: async (id: string, me: string | null): Promise<StoredBooking | undefined> => {
      const before = await db
        .selectFrom('booking')
        .select('trip_id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (before?.trip_id)
        await db
          .selectFrom('trip')
          .select('id')
          .where('id', '=', before.trip_id)
          .forNoKeyUpdate()
          .execute();
      return read(id, me, true);
    },

    insert: async (
      id: string,
      rows: BookingRows,
      place: Place,
      { estimated, at, newId }: { estimated: Estimated; at: Date; newId: () => string },
    ): Promise<void> => {
      const row = {
        id,
        // The function is `volatile`: the number is taken once, with the row.
        ref: sql<string>`next_booking_ref(${rows.kind}, ${at})`,
        ...columnsOf(rows),
        ...estimateColumns(estimated),
        status: place.status,
        trip_id: place.tripId,
        boarding_code: place.boardingCode,
        waitlisted_at: place.waitlistedAt,
        submitted_at: at,
        approved_at: place.status === 'approved' || place.status === 'arranged' ? at : null,
        arranged_at: place.status === 'arranged' ? at : null,
      };
      await db.insertInto('booking').values(row).execute();
      await insertParts(db, id, rows, newId);
    },

    /** What was asked for is replaced as a whole; who and what decided stays. */
    replace: async (
      id: string,
      rows: BookingRows,
      place: Omit<Place, 'waitlistedAt'>,
      { estimated, newId }: { estimated: Estimated; newId: () => string },
    ): Promise<void> => {
      await removeParts(db, id);
      await db
        .updateTable('booking')
        .set({
          ...columnsOf(rows),
          ...estimateColumns(estimated),
          status: place.status,
          trip_id: place.tripId,
          boarding_code: place.boardingCode,
        })
        .where('id', '=', id)
        .execute();
      await insertParts(db, id, rows, newId);
    },

    set: async (
      id: string,
      change: Partial<{
        status: BookingState;
        tripId: null;
        revision: number;
        cancelledLate: boolean;
        approvedAt: Date;
        arrangedAt: Date;
        waitlistedAt: Date;
      }>,
    ): Promise<void> => {
      await db
        .updateTable('booking')
        .set({
          // An update of nothing still raises the version: a change that only waits is one too.
          id,
          ...(change.status && { status: change.status }),
          ...(change.tripId === null && { trip_id: null }),
          ...(change.revision && { revision: change.revision }),
          ...(change.cancelledLate && { cancelled_late: true }),
          ...(change.approvedAt && { approved_at: change.approvedAt }),
          ...(change.arrangedAt && { arranged_at: change.arrangedAt }),
          ...(change.waitlistedAt && { waitlisted_at: change.waitlistedAt }),
        })
        .where('id', '=', id)
        .execute();
    },

    /** Who changed it last, and when. */
    lastChange: async (id: string, version: number, language: Language): Promise<Conflict> => {
      const row = await db
        .selectFrom('event as e')
        .leftJoin('person as p', 'p.id', 'e.by_id')
        .select((eb) => [
          'e.at',
          sql<
            string | null
          >`btrim(${eb.ref(`p.first_name_${language}`)} || ' ' || ${eb.ref(`p.last_name_${language}`)})`.as(
            'by',
          ),
        ])
        .where('e.subject_id', '=', id)
        .orderBy('e.at', 'desc')
        .orderBy('e.id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { by: row.by, at: row.at.toISOString(), version };
    },

    /** My own bookings that are still to come and meet this period. */
    overlaps: async (me: string, from: string, to: string, except?: string) => {
      const { rows } = await sql<{ ref: string; starts_at: Date; ends_at: Date }>`
        select distinct b.ref, b.starts_at, b.ends_at
        from booking b
        where b.id = any (array(
            select booking_id from passenger
            where person_id = ${me} and shelf in ('upcoming', 'waiting')
          ))
          and b.starts_at < ${to} and b.ends_at > ${from} and b.id is distinct from ${except ?? null}::uuid
        order by b.starts_at, b.ref limit 5`.execute(db);
      return rows.map((row) => ({
        ref: row.ref,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
      }));
    },

    requesterOf: async (id: string): Promise<string> => {
      const row = await db
        .selectFrom('booking')
        .select('requester_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.requester_id;
    },

    boardingCodes: async (tripId: string): Promise<Set<string>> => {
      const rows = await db
        .selectFrom('booking')
        .select('boarding_code')
        .where('trip_id', '=', tripId)
        .execute();
      return new Set(rows.flatMap(({ boarding_code }) => boarding_code ?? []));
    },
  };
};
