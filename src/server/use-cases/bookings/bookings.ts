import { decideCancel } from '#domain/booking/decide-cancel';
import { decideTake } from '#domain/booking/decide-offer';
import { isFull } from '#domain/booking/decide-submit';
import { seatsLeft } from '#domain/booking/seats';
import { done, type Outcome, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { approvalRepository } from '../../db/repositories/approvals/approval.repository';
import { bookingListRepository } from '../../db/repositories/bookings/booking-list.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { seatOfferRepository } from '../../db/repositories/bookings/seat-offer.repository';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import { lostRequests } from '../notices/lost-requests';
import { tellOfReadyCar, tellOwnCalendar } from '../notices/tell-fellows';
import { tellConcerned } from '../notices/tell-people';
import { tell } from '../tell';
import { askDeciders } from './ask-deciders';
import { freePlace, offerSeats } from './free-place';
import { openBooking } from './open-booking';
import { showBooking } from './show-booking';
import * as v from 'valibot';
import { bookingRequest } from '#kinds/booking-request';
import { askingOf } from '#kinds/asking-registry';
import type { Db } from '../../db/client';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { type Judged, judgeRequest } from './judge-request';

/** A booking as it stands, judged by the rules of now; refused when today's form asks for more than it says. */
const judgeStored = async (
  stored: StoredBooking,
  { db, now }: { db: Db; now: Date },
): Promise<Outcome<Judged>> => {
  const draft = askingOf(stored.kind).fromRows(stored.rows);
  const parsed = v.safeParse(bookingRequest, draft);
  if (parsed.success) {
    const asker = { db, now, requesterId: stored.rows.requesterId };
    return done(await judgeRequest(parsed.output, asker, stored));
  }
  const missing = parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'request', 'required']);
  return refuse('invalid_input', { fields: Object.fromEntries(missing) });
};

export const listBookings: UseCase<'listBookings'> = async (call) => {
  const { actor, query, language, db, now } = call;
  const page = await bookingListRepository(db).page(actor.personId, query, { language, now });
  if (!page) return refuse('invalid_input', { fields: { after: 'invalid' } });
  const isWaiting = query.scope === 'waiting' && query.role === 'mine' && query.after === undefined;
  return done({ ...page, lost: isWaiting ? await lostRequests(call) : [] });
};

export const readBooking: UseCase<'readBooking'> = async (call) =>
  showBooking(call.params.id, call);

export const cancelBooking: UseCase<'cancelBooking'> = async (call) => {
  const { body, db, now } = call;
  const opened = await openBooking(call);
  if (!opened.ok) return opened;
  const { id, status, rows, cancelCutoffMinutes } = opened.value;
  const decided = decideCancel({
    state: status,
    now,
    startsAt: rows.startsAt,
    cutoffMinutes: cancelCutoffMinutes,
    by: 'requester',
    reason: body.reason,
  });
  if (!decided.ok) return decided;
  const { to, late } = decided.value;
  await seatOfferRepository(db).close(id, 'withdrawn', now);
  await bookingRepository(db).set(id, { status: to, cancelledLate: late });
  await approvalRepository(db).close(id, 'withdrawn', now);
  await tell(call, {
    id,
    action: 'cancel',
    reason: body.reason,
    before: { status },
    after: { status: to, late },
  });
  const news = { type: 'cancelled', cause: 'cancelled', except: call.actor.personId } as const;
  await tellConcerned(call, news, [id]);
  await tellOwnCalendar(call, news, { bookingId: id, personId: news.except });
  await freePlace(opened.value, 'cancelled', call);
  return showBooking(id, call);
};

export const takeSeatOffer: UseCase<'takeSeatOffer'> = async (call) => {
  const { actor, db, now } = call;
  const opened = await openBooking(call);
  if (!opened.ok) return opened;
  const { id, status, tripId, rows } = opened.value;
  const judged = await judgeStored(opened.value, call);
  if (!judged.ok) return judged;
  const { levels, deciders } = judged.value;
  if (levels > 0 && deciders.length === 0) return refuse('no_approver');
  const offers = seatOfferRepository(db);
  const trips = tripRepository(db);
  const trip = tripId === null ? undefined : await trips.lock(tripId);
  const left =
    trip && trip.capacity !== null
      ? seatsLeft(trip.capacity, await trips.taken(trip.id), rows)
      : null;
  const decided = decideTake({
    state: status,
    now,
    offer: await offers.findOpen(id),
    fits: !isFull(left, rows.seats),
    approvalLevels: levels,
    tripIsArranged: trip?.isArranged ?? false,
  });
  if (!decided.ok) return decided;
  const to = decided.value;
  // First the offer, then the seat: never both at once, or the seat would be counted twice.
  await offers.close(id, 'taken', now);
  // One that was returned before it waited has been asked about already.
  const number = await approvalRepository(db).nextNumber(id);
  await bookingRepository(db).set(id, {
    status: to,
    revision: number,
    ...(to !== 'pending' && { approvedAt: now }),
    ...(to === 'arranged' && { arrangedAt: now }),
  });
  await tell(call, { id, action: 'take', before: { status }, after: { status: to } });
  if (to === 'arranged') await tellOfReadyCar(call, { bookingId: id, by: actor.personId });
  if (tripId !== null) await offerSeats(tripId, call);
  await askDeciders({ bookingId: id, number, by: actor.personId, deciders }, call);
  return showBooking(id, call);
};
