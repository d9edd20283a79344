import type { BookingState } from '../booking/states';
import type { Instant } from '../dates/bangkok-time';
import type { TripState } from './states';

/** A car on a trip and who drives it, from when to when; `held` is that and its buffer. */
export type Assignment = {
  id: string;
  carId: string;
  driverId: string | null;
  from: Instant;
  until: Instant;
  heldFrom: Instant;
  heldUntil: Instant;
};

/** A booking as far as arranging moves it. */
export type Rider = {
  id: string;
  status: BookingState;
  startsAt: Instant;
  endsAt: Instant;
  seats: number;
  boardStop: number | null;
  alightStop: number | null;
  /** Where a departure's stop indexes lead, so that only riders of one route are put together. */
  boardPlace: string | null;
  alightPlace: string | null;
  boardingCode: string | null;
  /** Would rather not share the car. */
  wantsAlone: boolean;
};

/** A car is given to it, and may be on its way by now. */
export const hasRide = ({ status }: Pick<Rider, 'status'>): boolean =>
  status === 'arranged' || status === 'ongoing';

export type StandingTrip = {
  id: string;
  status: TripState;
  providerId: string | null;
  locked: boolean;
  withDriver: boolean;
  startsAt: Instant;
  endsAt: Instant;
  /** A run of the timetable: it goes also without riders, at the times of the timetable. */
  isDeparture: boolean;
  /** Seats for sale before a car is known; null for rentals. */
  capacity: number | null;
  meetingPoint: string | null;
  note: string | null;
  assignments: readonly Assignment[];
  riders: readonly Rider[];
};

/** The trips that a change is about, and the bookings of it that are on none. */
export type Standing = { trips: readonly StandingTrip[]; loose: readonly Rider[] };

/** With a provider, its acceptance is needed besides the car. */
const readyStates: readonly TripState[] = ['planned', 'accepted'];

export const isReady = ({ status, assignments }: StandingTrip): boolean =>
  readyStates.includes(status) && assignments.length > 0;

const settleRider = (rider: Rider, ready: boolean): Rider => {
  if (ready && rider.status === 'approved') return { ...rider, status: 'arranged' };
  if (!ready && rider.status === 'arranged') return { ...rider, status: 'approved' };
  return rider;
};

/** The state of a trip decides that of its bookings: approved ones count as arranged while the trip is ready. */
export const settle = (trip: StandingTrip): StandingTrip =>
  trip.status === 'underway' || trip.status === 'done'
    ? trip
    : { ...trip, riders: trip.riders.map((rider) => settleRider(rider, isReady(trip))) };

/** Off every trip, and back in the queue. */
export const loosen = (rider: Rider): Rider => ({
  ...settleRider(rider, false),
  boardingCode: null,
});
