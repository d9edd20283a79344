import { decideEdit, weigh } from '#domain/booking/decide-edit';
import { estimateSnapshot } from '#domain/booking/estimate-cost';
import { done } from '#domain/refusal';
import { essenceOf, type BookingRows } from '#kinds/request/rows';
import { usualWay } from '#words/travel';
import type { UseCase } from '../../call';
import type { Db } from '../../db/client';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { freeCarRepository } from '../../db/repositories/fleet/free-car.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { readPeopleNames } from '../../db/rows/bookings/booking-detail';
import { offeredCars } from '../offered-cars';
import { judgeRequest } from './judge-request';
import { foreseeSeatedTwice } from './place-booking';

const countFreeCars = async (rows: BookingRows, db: Db): Promise<number | null> => {
  if (rows.departure !== null || rows.startsAt >= rows.endsAt) return null;
  const { kind, chosenCarId } = rows;
  if (chosenCarId !== null) {
    const free = await freeCarRepository(db).list(kind, rows);
    return free.filter(({ id }) => id === chosenCarId).length;
  }
  const offered = await offeredCars(kind, rows, db);
  return offered.filter(
    (car) => (rows.class === null || car.class === rows.class) && car.seats >= rows.seats,
  ).length;
};

/** Decided as it will be when it is sent; whoever has to approve it first loses nothing until then. */
const givesUpCar = (
  changing: StoredBooking | undefined,
  rows: BookingRows | null,
  approvalLevels: number,
): boolean => {
  if (!changing || !rows || rows.departure !== null) return false;
  const decided = decideEdit({
    state: changing.status,
    changes: weigh(essenceOf(changing.rows), essenceOf(rows)),
    approvalLevels,
    seats: rows.seats,
    seatsLeft: null,
    tripIsArranged: false,
  });
  return decided.ok && decided.value.releasesTrip;
};

export const previewBooking: UseCase<'previewBooking'> = async ({
  actor,
  query,
  body,
  language,
  db,
  now,
}) => {
  const me = actor.personId;
  const bookings = bookingRepository(db);
  const found = query.changing === undefined ? undefined : await bookings.find(query.changing, me);
  const changing = found?.kind === body.kind ? found : undefined;
  const judged = await judgeRequest(body, { db, now, requesterId: me }, changing);
  const { problems, rows, facts, estimated, isUrgent, levels, deciders } = judged;
  const usual = facts.travel?.usual;
  return done({
    approvers: await readPeopleNames(db, deciders.flat(), language),
    needsApproval: levels > 0,
    urgent: isUrgent,
    fields: { ...(rows && (await foreseeSeatedTwice(rows, db, changing?.id))), ...problems },
    estimate: estimated && estimateSnapshot(estimated.estimate),
    // A booking stands in its own way.
    givesUpCar: givesUpCar(changing, rows, levels),
    freeCars: rows && !changing ? await countFreeCars(rows, db) : null,
    overlaps: rows ? await bookings.overlaps(me, rows.startsAt, rows.endsAt, changing?.id) : [],
    usualWay: usual ? usualWay[language](usual) : null,
  });
};
