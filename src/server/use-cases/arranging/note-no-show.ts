import { move } from '#domain/booking/move';
import type { BookingState } from '#domain/booking/states';
import { isBefore } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import type { TripState } from '#domain/trip/states';
import type { UseCase } from '../../call';
import { arrangingPassengerRepository } from '../../db/repositories/arranging/arranging-passenger.repository';
import { arrangingPeopleRepository } from '../../db/repositories/arranging/arranging-people.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { openBookingOf } from '../bookings/open-booking';
import { freePlace } from '../bookings/free-place';
import { tellConcerned, tellPeople } from '../notices/tell-people';
import { tell } from '../tell';
import { showChange } from './show-change';

/** Once they ride, a booking stays what it is; who is missing is noted, and can be corrected. */
const riding: readonly BookingState[] = ['ongoing', 'completed'];

/** What a booking becomes of which somebody came after all: its trip took them along. */
const withTrip: Partial<Record<TripState, 'ongoing' | 'completed'>> = {
  underway: 'ongoing',
  done: 'completed',
};

const tripsOf = ({ tripId }: StoredBooking) => (tripId === null ? [] : [tripId]);

type Call = Parameters<UseCase<'noteNoShow'>>[0];
type Passenger = { id: string; attended: boolean | null };

const rideAfterAll = async (
  { id, status, tripId }: StoredBooking,
  aboard: readonly Passenger[],
  call: Call,
) => {
  const { body, db, now } = call;
  const trip = tripId === null ? undefined : await tripRepository(db).lock(tripId);
  const to = trip && withTrip[trip.status];
  const found = aboard.filter((passenger) => !body.passengerIds.includes(passenger.id));
  if (!to || found.length === 0) return refuse('not_now');
  const moved = move(status, 'ride-after-all', 'admin', to);
  if (!moved.ok) return moved;
  await arrangingPassengerRepository(db).setAttended(found, true);
  await bookingRepository(db).set(id, {
    status: to,
    ...(to === 'completed' && { completedAt: now }),
  });
  await tell(call, { id, action: 'ride-after-all', before: { status }, after: { status: to } });
  if (to !== 'completed') return done(null);
  const riders = await arrangingPeopleRepository(db).riders([id]);
  await tellPeople(call, { type: 'rate', cause: 'completed' }, riders);
  return done(null);
};

export const noteNoShow: UseCase<'noteNoShow'> = async (call) => {
  const { body, db, now } = call;
  const opened = await openBookingOf(call);
  if (!opened.ok) return opened;
  const stored = opened.value;
  if (isBefore(now, stored.rows.startsAt)) return refuse('not_now');
  const passengers = arrangingPassengerRepository(db);
  const aboard = await passengers.of(stored.id);
  const named = new Set(body.passengerIds);
  if (body.passengerIds.some((id) => !aboard.some((passenger) => passenger.id === id)))
    return refuse('invalid_input', { fields: { passengerIds: 'unknown' } });
  if (stored.status === 'noshow') {
    const ridden = await rideAfterAll(stored, aboard, call);
    return ridden.ok ? showChange(call, { tripIds: tripsOf(stored), changeId: null }) : ridden;
  }
  const isRiding = riding.includes(stored.status);
  const isMissing = ({ id, attended }: (typeof aboard)[number]) =>
    named.has(id) || (!isRiding && (named.size === 0 || attended === false));
  const isFound = (passenger: (typeof aboard)[number]) =>
    passenger.attended === false && !isMissing(passenger);
  const nobodyCame = aboard.every(isMissing);
  const isOver = nobodyCame && !isRiding;
  if (isRiding && named.size === 0 && !aboard.some(isFound)) return refuse('not_now');
  const moved = move(stored.status, 'no-show', 'admin', 'noshow');
  if (!isRiding && !moved.ok) return moved;
  await passengers.setAttended(aboard.filter(isMissing), false);
  await passengers.setAttended(aboard.filter(isFound), true);
  // Also when only passengers are noted, so that whoever has it open is told.
  await bookingRepository(db).set(stored.id, isOver ? { status: 'noshow' } : {});
  await tell(call, {
    id: stored.id,
    action: 'no-show',
    before: { status: stored.status },
    after: {
      status: isOver ? 'noshow' : stored.status,
      passengerIds: aboard.filter(isMissing).map(({ id }) => id),
    },
  });
  if (isOver) {
    await tellConcerned(call, { type: 'noshow', cause: 'noshow' }, [stored.id]);
    await freePlace(stored, 'no-show', call);
  }
  return showChange(call, { tripIds: tripsOf(stored), changeId: null });
};
