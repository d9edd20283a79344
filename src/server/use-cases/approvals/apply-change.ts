import type { BookingState } from '#domain/booking/states';
import { decideEdit, weigh, type WeightyChange } from '#domain/booking/decide-edit';
import { stillFits } from '#domain/booking/still-fits';
import { done, refuse, type Outcome } from '#domain/refusal';
import { essenceOf, type BookingRows } from '#kinds/request/rows';
import {
  approvalChangeRepository,
  type Arrangement,
} from '../../db/repositories/approvals/approval-change.repository';
import type { WaitingLevel } from '../../db/repositories/approvals/approval-decision.repository';
import { offerNoticeRepository } from '../../db/repositories/notices/offer-notice.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { snapshotOf } from '../bookings/snapshot-of';
import { freePlace } from '../bookings/free-place';
import { boardingCodeFor, lockPlace } from '../bookings/place-booking';
import { tell, type Tools } from '../tell';
import { planTrip } from '../travel/plan-trip';
import { judgeChange } from './judge-change';

/** With the buffers that it has now. */
const movedTo = ({ planned, held }: Arrangement, { startsAt, endsAt }: BookingRows) => {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return {
    planned: { from, to },
    held: {
      from: new Date(from.getTime() - (planned.from.getTime() - held.from.getTime())),
      to: new Date(to.getTime() + (held.to.getTime() - planned.to.getTime())),
    },
  };
};

type Fit = Arrangement & {
  /** Its provider has to say yes again. */
  asks: boolean;
};

/** The arrangement that can serve the changed booking as well; nothing when the dispatcher has to look again. */
const findFit = async (
  stored: StoredBooking,
  rows: BookingRows,
  changes: readonly WeightyChange[],
  { db }: Tools,
): Promise<Fit | undefined> => {
  if (stored.status !== 'arranged' || stored.tripId === null || rows.departure) return undefined;
  const changing = approvalChangeRepository(db);
  const arrangement = await changing.arrangement(stored.tripId, stored.id);
  if (!arrangement) return undefined;
  const { otherSeats, withDriver, car, isProviders } = arrangement;
  const isFreeThen =
    !changes.includes('time') ||
    (await changing.isFree(arrangement, movedTo(arrangement, rows).held));
  const fits = stillFits(
    { carriesOthers: otherSeats > 0, isProviders, car, isFreeThen },
    {
      changes,
      // Without a driver the driver's seat is the traveller's own.
      seats: otherSeats + rows.seats - (withDriver ? 0 : 1),
      class: rows.class,
      carId: rows.chosenCarId,
    },
  );
  return fits === 'no' ? undefined : { ...arrangement, asks: fits === 'asks' };
};

/** The provider that had accepted the trip answers anew, with what it had agreed to beside it. */
const askAgain = async (
  { tripId, planned, driverId, car, otherSeats }: Fit,
  [was, is]: readonly [BookingRows, BookingRows],
  tools: Tools,
): Promise<void> => {
  const { db, now, newId } = tools;
  if (!(await approvalChangeRepository(db).askProvider(tripId))) return;
  const named = { carId: car.id, driverId };
  const before = {
    startsAt: planned.from.toISOString(),
    endsAt: planned.to.toISOString(),
    seats: otherSeats + was.seats,
    ...named,
  };
  const after = {
    startsAt: is.startsAt,
    endsAt: is.endsAt,
    seats: otherSeats + is.seats,
    ...named,
  };
  const about = { subject: 'trip', id: tripId, by: null } as const;
  await tell(tools, { ...about, action: 'ask-again', before, after });
  await offerNoticeRepository(db).add({ tripId, cause: newId(), at: now }, newId);
};

/** An approved change is made: what it asks for is looked for again, and refused when it cannot be had any more. */
export const applyChange = async (
  stored: StoredBooking,
  level: WaitingLevel,
  tools: Tools,
): Promise<Outcome<{ to: BookingState; changes: readonly WeightyChange[] }>> => {
  const { db, now, newId } = tools;
  const { id, status } = stored;
  const possible = await judgeChange(stored, level, tools);
  if (!possible.ok) return possible;
  const { judged, rows } = possible.value;
  const locked = await lockPlace(rows, judged.departure, tools, id);
  if (!locked.ok) return refuse('no_longer_possible', { fields: locked.refusal.fields ?? {} });
  const place = locked.value;
  const changes = weigh(essenceOf(stored.rows), essenceOf(rows));
  const fit = await findFit(stored, rows, changes, tools);
  const decided = decideEdit({
    state: status,
    changes,
    approvalLevels: 0,
    seats: rows.seats,
    seatsLeft: place.seatsLeft,
    tripIsArranged: place.trip?.isArranged ?? (fit !== undefined && !fit.asks),
  });
  if (!decided.ok) return decided;
  const { to, releasesTrip } = decided.value;
  // It waits for its provider with the car that was named, and gives nothing up.
  const leaves = releasesTrip && fit === undefined;
  const standsOn = leaves ? null : stored.tripId;
  const tripId = rows.departure ? (place.trip?.id ?? null) : standsOn;
  // Before the booking takes its new time: its own car must not stand in its way.
  if (leaves && !rows.departure) await freePlace(stored, 'changed', tools, id);
  await bookingRepository(db).replace(
    id,
    rows,
    {
      status: to,
      tripId,
      boardingCode:
        tripId === stored.tripId ? stored.boardingCode : await boardingCodeFor(id, place.trip, db),
      waitlistedAt: null,
    },
    { estimated: snapshotOf(judged.estimated), newId },
  );
  await bookingRepository(db).set(id, {
    revision: level.number,
    ...(to === 'arranged' && status !== 'arranged' && { arrangedAt: now }),
  });
  if (fit && changes.includes('time'))
    await approvalChangeRepository(db).shift(fit, movedTo(fit, rows));
  if (fit?.asks) await askAgain(fit, [stored.rows, rows], tools);
  if (rows.departure) await freePlace(stored, 'changed', tools);
  else if (stored.tripId !== null) await planTrip(db, stored.tripId);
  if (leaves)
    await tell(tools, {
      id,
      by: null,
      action: 'release',
      before: { status },
      after: { status: to },
    });
  return done({ to, changes });
};
