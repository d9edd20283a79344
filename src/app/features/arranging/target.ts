import type { ArrangeBooking, ArrangeCar, ArrangeDay, ArrangeTrip } from '#contract/arranging';

/** What a dispatcher works on: a booking that waits for a car, or a trip. */
export type Target =
  | { type: 'booking'; id: string; booking: ArrangeBooking }
  | { type: 'trip'; id: string; trip: ArrangeTrip };

export const targetKey = ({ type, id }: Pick<Target, 'type' | 'id'>): string => `${type}:${id}`;

/** By its place in the address; a booking that was arranged meanwhile is found on its trip. */
export const findTarget = (day: ArrangeDay, key: string | undefined): Target | null => {
  const [type, id] = key?.split(':') ?? [];
  const trip = day.trips.find(({ id: tripId, bookings }) =>
    type === 'trip' ? tripId === id : bookings.some((booking) => booking.id === id),
  );
  if (trip) return { type: 'trip', id: trip.id, trip };
  const booking = [...day.unarranged, ...day.lost].find((waiting) => waiting.id === id);
  return type === 'booking' && booking ? { type, id: booking.id, booking } : null;
};

export const bookingIdsOf = (target: Target): readonly string[] =>
  target.type === 'booking' ? [target.id] : target.trip.bookings.map(({ id }) => id);

export const startOf = (target: Target): string =>
  target.type === 'booking' ? target.booking.startsAt : target.trip.startsAt;

export const endOf = (target: Target): string =>
  target.type === 'booking' ? target.booking.endsAt : target.trip.endsAt;

/** The provider has it and has not answered yet: nothing for the company's dispatcher to do. */
export const isAtProvider = (target: Target): boolean =>
  target.type === 'trip' && target.trip.waitsFor === 'answer';

/** The provider who gave it back: it is the company's again. */
export const declinerOf = (target: Target) =>
  target.type === 'trip' && target.trip.waitsFor === 'provider' ? target.trip.provider : null;

const gone = new Set(['unserved', 'cancelled', 'noshow']);

/** Nobody rides any more: no car was found, the company called it off, or nobody came. */
export const isLost = (target: Target): boolean =>
  target.type === 'booking' && gone.has(target.booking.status);

/** Whoever looks has to act on it. */
export const isOpen = (target: Target, { may }: ArrangeDay): boolean => {
  if (target.type === 'booking') return !isLost(target);
  const { waitsFor } = target.trip;
  if (waitsFor === 'answer') return !may.manage;
  // What a provider gave back is the company's again.
  if (waitsFor === 'provider') return may.manage;
  return waitsFor !== null;
};

/** It should be back, and nobody has written down that it is. */
export const isLate = ({ status, endsAt }: ArrangeTrip, now: number): boolean =>
  status === 'underway' && Date.parse(endsAt) < now;

/** So long after its start nobody is troubled: it may have left, and be written down in a moment. */
const LEAVING_MINUTES = 15;

/** How many ride with it. */
export const targetSeats = (target: Target): number =>
  target.type === 'booking' ? target.booking.seats : target.trip.seatsTaken;

/** It should have left, and nobody has written down that it did, or even said yes to it. */
export const isLateToLeave = ({ status, startsAt }: ArrangeTrip, now: number): boolean =>
  (status === 'planned' || status === 'offered' || status === 'accepted') &&
  Date.parse(startsAt) + LEAVING_MINUTES * 60_000 < now;

/** It waits, or stands arranged, and its time has come. */
export const shouldHaveLeft = (target: Target, day: ArrangeDay, now: number): boolean =>
  (isOpen(target, day) && Date.parse(startOf(target)) < now) ||
  (target.type === 'trip' && isLateToLeave(target.trip, now));

/** So long ahead nobody counts on a car that is not back; a trip that is to leave with it is shown with it. */
const WAITING_MINUTES = 120;

const isSoon = (at: string, now: number): boolean =>
  Date.parse(at) < now + WAITING_MINUTES * 60_000;

/** Of what nobody recorded the plan is assumed: that it is back. */
const isSeenOut = (trip: ArrangeTrip, now: number): boolean =>
  trip.departedBy !== 'clock' && isLate(trip, now);

const none: ReadonlySet<string> = new Set();

/** Cars that are not back, by when something begins that should not count on them. */
export const lateCarsOf = (
  { trips, resources }: Pick<ArrangeDay, 'trips' | 'resources'>,
  now: number,
) => {
  const late = trips.filter((trip) => isSeenOut(trip, now));
  const cars = new Set([
    ...late.flatMap(({ carId }) => carId ?? []),
    ...resources.cars.filter(({ notBack }) => notBack).map(({ id }) => id),
  ]);
  return (startsAt: string): ReadonlySet<string> => (isSoon(startsAt, now) ? cars : none);
};

const DAY_MS = 86_400_000;

/** What its driver said of the car that this trip has or is soon to leave with: it cannot go on. */
export const troubleOf = (
  { resources }: Pick<ArrangeDay, 'resources'>,
  { carId, status, startsAt }: Pick<ArrangeTrip, 'carId' | 'status' | 'startsAt'>,
  now: number,
): ArrangeCar['trouble'] => {
  const isToCome = status === 'planned' || status === 'accepted';
  const counts = status === 'underway' || (isToCome && Date.parse(startsAt) < now + DAY_MS);
  return counts ? (resources.cars.find(({ id }) => id === carId)?.trouble ?? null) : null;
};

/** What still has the car with which this one is to leave soon: a trip of another day or kind is not shown here. */
export const findLateBefore = (
  { trips, resources }: ArrangeDay,
  { id, carId, status, startsAt }: ArrangeTrip,
  now: number,
): { endsAt: string; trip: ArrangeTrip | null } | null => {
  if (carId === null || !isSoon(startsAt, now) || (status !== 'planned' && status !== 'accepted'))
    return null;
  const trip = trips.find(
    (other) => other.id !== id && other.carId === carId && isSeenOut(other, now),
  );
  if (trip) return { endsAt: trip.endsAt, trip };
  const notBack = resources.cars.find((car) => car.id === carId)?.notBack;
  return notBack && notBack.tripId !== id ? { endsAt: notBack.since, trip: null } : null;
};

/** The clock assumed its times: the dispatcher is to say what they were. */
export const isUnconfirmed = (target: Target): boolean =>
  target.type === 'trip' && target.trip.unconfirmed;

const toTarget = (booking: ArrangeBooking): Target => ({
  type: 'booking',
  id: booking.id,
  booking,
});

const inOrder = (targets: readonly Target[]): Target[] =>
  targets.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id.localeCompare(b.id));

export const targetsOf = (day: ArrangeDay): Target[] =>
  inOrder([
    ...day.unarranged.map(toTarget),
    ...day.trips.map((trip): Target => ({ type: 'trip', id: trip.id, trip })),
  ]);

/** What the table lists: also what came to nothing, that nothing vanishes without a word. */
export const rowsOf = (day: ArrangeDay): Target[] =>
  inOrder([...targetsOf(day), ...day.lost.map(toTarget)]);
