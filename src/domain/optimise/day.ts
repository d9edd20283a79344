import type { Duty } from '../hours/judge-hours';
import type { HoursRule } from '../hours/rules';

/** Minutes from a midnight in Bangkok; half-open, as the database compares periods. */
export type Span = readonly [from: number, until: number];

/** What somebody asked for. `weight` is what it costs, in satang, to leave it out. */
export type Wish = { id: string; weight: number };

/** What a car could do in a single go: carry a booking, or several that ride together. */
export type Ride = {
  /** By their place in the list of wishes. */
  wishes: readonly number[];
  from: number;
  until: number;
  /** With the buffer after it. */
  heldUntil: number;
  needsDriver: boolean;
  /** Without a long wait on the way, in which a driver could rest. */
  isDrivenThrough: boolean;
  /** What it has today or was wished for: another weighs a little, so that nothing is turned over for nothing. */
  carId: string | null;
  driverId: string | null;
  isStanding: boolean;
};

/** Cars that nothing tells apart but their rent and when they are taken already. */
export type CarType = {
  /** Satang by ride; null where such a car cannot take it. */
  prices: readonly (number | null)[];
  /** By ride, what it weighs besides its price that somebody wished for another class. */
  dislikes: readonly number[];
  /** By ride: another class than was asked for, or another car than was chosen. */
  isOther: readonly boolean[];
  /** Whose it is: drivers of this house drive it. */
  house: string;
  /** Its provider sends the driver with it. */
  bringsDriver: boolean;
  /** Needs a licence for large cars. */
  isLarge: boolean;
};

export type Car = {
  id: string;
  type: number;
  isHired: boolean;
  /** Satang for having it on this day at all; nothing when it is paid for already. */
  rent: number;
  busy: readonly Span[];
  /** Of what it is busy with: it should be back and is not, and nobody counts on it. */
  awaited?: Span;
};

/** Drivers who work the same shifts and may drive the same. */
export type DriverType = {
  /** Minutes of overtime by ride; null where they cannot drive it. */
  overtime: readonly (number | null)[];
  house: string;
  /** Only those that must never be broken; the others are told of, not obeyed. */
  hours: readonly HoursRule[];
  drivesLarge: boolean;
};

export type Driver = {
  id: string;
  type: number;
  busy: readonly Span[];
  /** What they drive besides, the days around included. */
  duties: readonly Duty[];
  /** Trips of this week, for a fair share. */
  trips: number;
};

export type Day = {
  wishes: readonly Wish[];
  rides: readonly Ride[];
  carTypes: readonly CarType[];
  cars: readonly Car[];
  driverTypes: readonly DriverType[];
  drivers: readonly Driver[];
  /** Satang for giving a ride another car or driver than it has. */
  change: number;
  /** Satang that it weighs to ask a provider at all, besides the price: it has to say yes first. */
  hire: number;
  /** Satang that a minute of overtime weighs. */
  overtime: number;
  /** Some rides that might be possible are not in the list. */
  isCut: boolean;
};

/** By their places in the day's lists. */
export type Placement = { ride: number; car: number; driver: number | null };

export type Plan = { placements: readonly Placement[]; cost: number };

export const meets = ([from, until]: Span, [begins, ends]: Span): boolean =>
  begins < until && from < ends;

export const spanOfRide = ({ from, heldUntil }: Ride): Span => [from, heldUntil];
