import { move, type LifeState } from '../booking/move';
import { addMinutes, isBefore, type Instant } from '../dates/bangkok-time';
import { done, refuse, type FieldProblems, type Outcome } from '../refusal';
import { isLow, itemsOf, ratingItems, type ItemScores, type Score } from './items';

export type GivenRating = {
  overall: Score;
  items: ItemScores;
  reason: string | null;
  comment: string | null;
};

/** A passenger's way on a trip, as far as rating it depends on it. */
export type Ride = {
  state: LifeState;
  /** Null while nobody has said: then whoever was booked is taken to have come. */
  attended: boolean | null;
  completedAt: Instant | null;
  ratingDays: number;
  withDriver: boolean;
};

const DAY_MINUTES = 24 * 60;

export const ratingClosesAt = (completedAt: Instant, ratingDays: number): Instant =>
  addMinutes(completedAt, ratingDays * DAY_MINUTES);

export const editableUntil = (ratedAt: Instant | Date): Instant => addMinutes(ratedAt, DAY_MINUTES);

const problemsOf = ({ overall, items, reason }: GivenRating, withDriver: boolean) => {
  const shownItems = new Set(itemsOf(withDriver));
  const problems: Record<string, string> = {};
  for (const item of ratingItems)
    if (items[item] !== null && !shownItems.has(item)) problems[`items.${item}`] = 'invalid';
  if (isLow(overall, items) && reason === null) problems['reason'] = 'reason_required';
  return problems satisfies FieldProblems;
};

/** A reason belongs to a low score only. */
const checked = (given: GivenRating, withDriver: boolean): Outcome<GivenRating> => {
  const fields = problemsOf(given, withDriver);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  return done({ ...given, reason: isLow(given.overall, given.items) ? given.reason : null });
};

type Rating = { ride: Ride; isRated: boolean; given: GivenRating; now: Date };

export const decideRating = ({ ride, isRated, given, now }: Rating): Outcome<GivenRating> => {
  const moved = move(ride.state, 'rate', 'passenger', 'completed');
  if (!moved.ok) return moved;
  if (ride.attended === false) return refuse('not_allowed');
  if (isRated) return refuse('rated_already');
  const isOpen =
    ride.completedAt !== null && isBefore(now, ratingClosesAt(ride.completedAt, ride.ratingDays));
  return isOpen ? checked(given, ride.withDriver) : refuse('rating_closed');
};

type Change = { ratedAt: Date; withDriver: boolean; given: GivenRating; now: Date };

/** What was said may be said better for a day, also when the window has closed meanwhile. */
export const decideRatingChange = (change: Change): Outcome<GivenRating> =>
  isBefore(change.now, editableUntil(change.ratedAt))
    ? checked(change.given, change.withDriver)
    : refuse('rating_closed');
