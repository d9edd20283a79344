import { sql } from 'kysely';
import type { estimateSnapshot } from '#domain/booking/estimate-cost';
import type { KindId } from '#kinds/registry';
import type { BookingState } from '#domain/booking/states';
import type { BookingRows } from '#kinds/request/rows';
import type { Db } from '../../client';
import { partColumns } from './booking-parts';

export type EstimateSnapshot = ReturnType<typeof estimateSnapshot>;

export type StoredBooking = {
  id: string;
  ref: string;
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

const isMine = (me: string) => sql<boolean>`(requester_id = ${me} or traveller_id = ${me}
    or exists (select from passenger p where p.booking_id = booking.id and p.person_id = ${me}))`;

const selectStored = (db: Db) =>
  db
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
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectStored>['executeTakeFirstOrThrow']>>;

const toStored = (row: Row): StoredBooking => {
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
  return {
    id: row.id,
    ref: row.ref,
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
};

/** A booking with the rows around it, in one statement. `me` is null for the clock, who sees all. */
export const readBooking = async (
  db: Db,
  id: string,
  { me, lock }: { me: string | null; lock: boolean },
): Promise<StoredBooking | undefined> => {
  let query = selectStored(db).where('booking.id', '=', id);
  if (me !== null) query = query.where(isMine(me));
  if (lock) query = query.forNoKeyUpdate('booking');
  const row = await query.executeTakeFirst();
  return row && toStored(row);
};

/** Many at once, in no order, for those who may see them by a right of another kind. */
export const readBookings = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredBooking>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectStored(db).where('booking.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toStored(row)]));
};
