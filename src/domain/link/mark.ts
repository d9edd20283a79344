import { addMinutes, type Instant, isBefore, minutesBetween } from '../dates/bangkok-time';
import type { TripState } from '../trip/states';

/** What is looked at before a car leaves. */
export const carChecks = [
  'tyres',
  'lights',
  'brakes',
  'fluids',
  'belts',
  'papers',
  'clean',
] as const;

export type CarCheck = (typeof carChecks)[number];

/** By whom a time of a trip is known. */
export const timeSources = ['clock', 'admin', 'self-driver', 'driver', 'gate'] as const;

export type TimeSource = (typeof timeSources)[number];

/** What a driver does of a trip, one after the other. */
const steps: readonly string[] = ['accept', 'check', 'depart', 'complete'];

export const isStep = (action: string): boolean => steps.includes(action);

/** What is done then, and why an odometer goes back. */
export const TAKEN_BACK = 'take-back';

/** So long whoever made a mark may take it back. */
export const TAKE_BACK_MINUTES = 10;

/** A device's clock that is wrong by more is told of. */
const CLOCK_MINUTES = 5;

/** Marks of the same thing that lie further apart contradict each other. */
const APART_MINUTES = 5;

/** A car that comes in so long before its trip ends is only passing by. */
export const EARLY_MINUTES = 60;

export const isClockWrong = (skewSeconds: number): boolean =>
  Math.abs(skewSeconds) > CLOCK_MINUTES * 60;

/**
 * When it was by our clock: the device says what its clock shows now, so that also a mark that waited hours for the
 * network is put right. Nothing is marked before it happens.
 */
export const momentOfMark = (
  { at, sentAt }: { at: Instant; sentAt: Instant },
  now: Date,
): { at: Instant; skewSeconds: number } => {
  const skew = now.getTime() - Date.parse(sentAt);
  const moment = Math.min(now.getTime(), Date.parse(at) + skew);
  return { at: new Date(moment).toISOString(), skewSeconds: Math.round(-skew / 1000) };
};

export type MarkedTrip = {
  status: TripState;
  endsAt: Instant;
  departedAt: Instant | null;
  departedBy: TimeSource | null;
  endedBy: TimeSource | null;
  /** The clock assumed its end. */
  isUnconfirmed: boolean;
};

/** What a mark does to the trip; `keep` where somebody who was there has said it before: then both are kept and shown. */
export type MarkEffect = 'depart' | 'correct-departure' | 'complete' | 'correct-end' | 'keep';

export const effectOfLeaving = (trip: MarkedTrip): MarkEffect => {
  if (trip.status === 'planned' || trip.status === 'accepted') return 'depart';
  return trip.departedBy === 'clock' ? 'correct-departure' : 'keep';
};

export const effectOfReturning = (trip: MarkedTrip): MarkEffect => {
  if (trip.status === 'underway') return 'complete';
  return trip.status === 'done' && trip.isUnconfirmed ? 'correct-end' : 'keep';
};

/** At the gate a car also passes in the middle of its trip. */
export const endsAtGate = ({ endsAt }: Pick<MarkedTrip, 'endsAt'>, at: Instant): boolean =>
  !isBefore(at, addMinutes(endsAt, -EARLY_MINUTES));

export const markedEnds = ['left', 'returned'] as const;

export type MarkedEnd = (typeof markedEnds)[number];

export type TimeMark = { what: MarkedEnd; by: 'driver' | 'gate'; at: Instant };

/** Where driver and gate say different times of the same thing: shown, and never settled by the machine. */
export const contradictions = (
  marks: readonly TimeMark[],
): { what: MarkedEnd; driver: Instant; gate: Instant }[] =>
  markedEnds.flatMap((what) => {
    const of = (by: TimeMark['by']) => {
      const found = marks.filter((mark) => mark.what === what && mark.by === by);
      return what === 'left' ? found[0] : found.at(-1);
    };
    const [driver, gate] = [of('driver'), of('gate')];
    if (!driver || !gate) return [];
    const apart = Math.abs(minutesBetween(driver.at, gate.at));
    return apart > APART_MINUTES ? [{ what, driver: driver.at, gate: gate.at }] : [];
  });

/** Those that no dispatcher has settled since: whoever wrote down a time themselves has looked. */
export const openContradictions = (
  { departedBy, endedBy }: Pick<MarkedTrip, 'departedBy' | 'endedBy'>,
  marks: readonly TimeMark[],
): MarkedEnd[] =>
  contradictions(marks)
    .map(({ what }) => what)
    .filter((what) => (what === 'left' ? departedBy : endedBy) !== 'admin');
