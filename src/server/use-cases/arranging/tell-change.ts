import type { TripDetail } from '#contract/arranging-trips';
import { isAskedAgain } from '#domain/arranging/ask-again';
import { seatsNeeded } from '#domain/trip/period';
import type { EventAction } from '#domain/history/event';
import { hasRide, type Rider, type Standing, type StandingTrip } from '#domain/trip/standing';
import { arrangingChangeRepository } from '../../db/repositories/arranging/arranging-change.repository';
import { arrangingStandingRepository } from '../../db/repositories/arranging/arranging-standing.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import { offerNoticeRepository } from '../../db/repositories/notices/offer-notice.repository';
import { tellConcerned } from '../notices/tell-people';
import { tell } from '../tell';
import type { ArrangeCall, Opened } from './open-standing';

export type Moved = {
  before: Rider;
  after: Rider;
  fromTripId: string | null;
  tripId: string | null;
};

type Agreed = NonNullable<TripDetail['agreed']>;

type ChangeFacts = {
  action: EventAction;
  reason?: string | null;
  /** The change that this one takes back. */
  undoes?: string;
  moved: readonly Moved[];
};

/** What the history says of a trip: ids and states, never a name. */
const factsOf = ({ status, providerId, locked, assignments }: StandingTrip) => ({
  status,
  providerId,
  carId: assignments.at(-1)?.carId ?? null,
  driverId: assignments.at(-1)?.driverId ?? null,
  locked,
});

/** What a provider says yes to. */
const agreedIn = ({ startsAt, endsAt, riders, assignments }: StandingTrip): Agreed => ({
  startsAt,
  endsAt,
  seats: seatsNeeded(riders),
  carId: assignments.at(-1)?.carId ?? null,
  driverId: assignments.at(-1)?.driverId ?? null,
});

/** Nothing of a trip that the change made. */
const factsBefore = ({ trips }: Opened, { id }: StandingTrip) => {
  const trip = trips.find((earlier) => earlier.id === id);
  return trip ? { before: factsOf(trip) } : {};
};

/** Only what was theirs or becomes theirs: a place in the line, or a pin, is no news. */
const noticeOf = ({ before, after }: Moved): 'arranged' | 'changed' | undefined => {
  if (hasRide(after)) return hasRide(before) ? 'changed' : 'arranged';
  const isAtAnotherTime = before.startsAt !== after.startsAt;
  return before.status === 'arranged' || isAtAnotherTime ? 'changed' : undefined;
};

type Facts = Readonly<Record<string, string>>;

/** Each with what it was; cars and drivers by id, as no name is kept in a notice. */
const changedFacts = (
  { before, after, fromTripId, tripId }: Moved,
  trips: Readonly<Record<'earlier' | 'now', readonly StandingTrip[]>>,
): Facts => {
  const earlier = trips.earlier.find(({ id }) => id === fromTripId)?.assignments.at(-1);
  const now = trips.now.find(({ id }) => id === tripId)?.assignments.at(-1);
  const isDriven = earlier?.driverId !== now?.driverId;
  return {
    ...(before.startsAt !== after.startsAt && { timeWas: before.startsAt }),
    ...(earlier && earlier.carId !== now?.carId && { carWas: earlier.carId }),
    ...(isDriven && earlier?.driverId && { driverWas: earlier.driverId }),
    ...(isDriven && now?.driverId && { driverIs: now.driverId }),
  };
};

const tellRiders = async (
  call: ArrangeCall,
  moved: readonly Moved[],
  { cause, facts, changed }: { cause: string; facts: Facts; changed: (booking: Moved) => Facts },
): Promise<void> => {
  for (const type of ['arranged', 'changed'] as const) {
    const bookings = moved.filter((booking) => noticeOf(booking) === type);
    const of = (booking: Moved) => (type === 'changed' ? JSON.stringify(changed(booking)) : '{}');
    for (const same of new Set(bookings.map(of)))
      await tellConcerned(
        call,
        { type, cause, facts: { ...facts, ...(JSON.parse(same) as Facts) } },
        bookings.filter((booking) => of(booking) === same).map(({ after }) => after.id),
      );
  }
};

/** Whoever has a car already is told where it waits now. */
export const tellMeetingPoint = (
  call: ArrangeCall,
  trip: StandingTrip,
  isNow: string | null,
): Promise<void> => {
  const riders = trip.riders.filter(({ status }) => status === 'arranged');
  const facts = {
    ...(trip.meetingPoint !== null && { placeWas: trip.meetingPoint }),
    ...(isNow !== null && { placeIs: isNow }),
  };
  return tellConcerned(
    call,
    { type: 'changed', cause: call.newId(), facts },
    riders.map(({ id }) => id),
  );
};

/** The provider that had accepted the trip, where it is another's now or nobody's. */
const loserOf = (before: StandingTrip | undefined, trip: StandingTrip): string | null => {
  const isLost = trip.status === 'cancelled' || trip.providerId !== before?.providerId;
  return before?.status === 'accepted' && isLost ? before.providerId : null;
};

/** A provider hears of what waits for its answer, no more once it waits no longer, and of what it has to drive no more. */
const tellProvider = async (
  { db, now, newId }: ArrangeCall,
  before: StandingTrip | undefined,
  trip: StandingTrip,
): Promise<void> => {
  const isSame = before?.status === trip.status && before.providerId === trip.providerId;
  if (isSame && (trip.status === 'offered' || trip.status === 'declined')) return;
  await noticeRepository(db).settle(trip.id, 'trip', now);
  const about = { tripId: trip.id, cause: newId(), at: now };
  const providerId = loserOf(before, trip);
  if (providerId !== null) {
    const bookingIds = (before?.riders ?? []).map(({ id }) => id);
    await offerNoticeRepository(db).add({ ...about, lost: { providerId, bookingIds } }, newId);
  }
  if (trip.status === 'offered')
    await offerNoticeRepository(db).add({ ...about, cause: newId() }, newId);
};

/** One event for each trip and booking, and for a while what stood before, so that it can be taken back. */
export const tellChange = async (
  call: ArrangeCall,
  opened: Opened,
  after: Standing,
  { action, reason = null, undoes, moved }: ChangeFacts,
): Promise<string> => {
  const { actor, db, now, newId } = call;
  const changeId = newId();
  for (const booking of moved)
    await tell(call, {
      id: booking.after.id,
      action,
      reason,
      before: { status: booking.before.status, tripId: booking.fromTripId },
      after: { status: booking.after.status, tripId: booking.tripId },
    });
  await tellRiders(call, moved, {
    cause: changeId,
    facts: { undoable: 'yes', ...(undoes && { undoes }) },
    changed: (booking) => changedFacts(booking, { earlier: opened.trips, now: after.trips }),
  });
  for (const booking of moved)
    if (noticeOf(booking) === 'arranged')
      await noticeRepository(db).settle(booking.after.id, 'car', now);
  const versions = await arrangingStandingRepository(db).versions([
    ...after.trips.map(({ id }) => id),
    ...moved.map((booking) => booking.after.id),
  ]);
  // What people typed stays in the trip's own row, where it can be erased.
  const trips = opened.trips.map((trip) => ({ ...trip, meetingPoint: null, note: null }));
  const earlier: Standing = { trips, loose: opened.loose };
  await arrangingChangeRepository(db).keep({
    id: changeId,
    by: actor.personId,
    at: now,
    earlier,
    versions,
  });
  for (const trip of after.trips) {
    const event = { subject: 'trip', id: trip.id } as const;
    const facts = { ...factsBefore(opened, trip), after: factsOf(trip) };
    await tell(call, { ...event, action, reason, ...facts });
    const agreed = opened.trips.find(({ id }) => id === trip.id);
    await tellProvider(call, agreed, trip);
    if (agreed && action !== 'undo' && isAskedAgain(agreed, trip))
      await tell(call, {
        ...event,
        action: 'ask-again',
        before: agreedIn(agreed),
        after: agreedIn(trip),
      });
  }
  return changeId;
};
