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
      sql<Date | null>`lower(booking.held)`.as('heldFrom'),
      sql<Date | null>`upper(booking.held)`.as('heldTo'),
      eb
        .selectFrom('kind')
        .select('cancelCutoffMinutes')
        .whereRef('kind.id', '=', 'booking.kind')
        .as('cutoffMinutes'),
      eb
        .exists(
          eb
            .selectFrom('bookingRevision')
            .whereRef('bookingId', '=', 'booking.id')
            .where('status', '=', 'pending'),
        )
        .as('isAsking'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectStored>['executeTakeFirstOrThrow']>>;

const toStored = (row: Row): StoredBooking => {
  const { heldFrom, heldTo, departure, stops, passengers, selfDrivers, attachmentIds } = row;
  const rows: BookingRows = {
    kind: row.kind,
    requesterId: row.requesterId,
    travellerId: row.travellerId,
    contactPhone: row.contactPhone,
    costCentreId: row.costCentreId,
    purposeCode: row.purposeCode,
    purposeText: row.purposeText,
    note: row.note,
    urgentReason: row.urgentReason,
    groupId: row.groupId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    seats: row.seats,
    class: row.class,
    boardStop: row.boardStop,
    alightStop: row.alightStop,
    departure,
    chosenCarId: row.chosenCarId,
    held: heldFrom && heldTo ? { from: heldFrom.toISOString(), to: heldTo.toISOString() } : null,
    termsNumber: row.termsNumber,
    details: row.details,
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
    status: row.status,
    version: row.version,
    tripId: row.tripId,
    boardingCode: row.boardingCode,
    cancelCutoffMinutes: row.cutoffMinutes ?? 0,
    hasPendingChange: isGranted && Boolean(row.isAsking),
    estimate:
      row.estimate === null ? null : { total: row.estimate, parts: row.estimateParts ?? [] },
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
