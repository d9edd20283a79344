import { type Instant, isBefore, minutesBetween } from '../dates/bangkok-time';
import type { BookingState } from '../booking/states';
import { done, type Outcome, refuse } from '../refusal';

type Ending = {
  state: BookingState;
  now: Date;
  startsAt: Instant;
  endsAt: Instant;
  newEnd: Instant;
  longestMinutes: number;
};

/** From the arrangement until the car is back. */
const isRented = (state: BookingState): boolean => state === 'arranged' || state === 'ongoing';

const wrong = (code: string): Outcome<never> =>
  refuse('invalid_input', { fields: { endsAt: code } });

export const decideExtend = (ending: Ending): Outcome<Instant> => {
  if (!isRented(ending.state)) return refuse('not_now');
  if (!isBefore(ending.endsAt, ending.newEnd)) return wrong('not_later');
  if (!isBefore(ending.now, ending.newEnd)) return wrong('in_the_past');
  const minutes = minutesBetween(ending.startsAt, ending.newEnd);
  return minutes > ending.longestMinutes ? wrong('longer_than_allowed') : done(ending.newEnd);
};

export const decideEndEarlier = (ending: Ending): Outcome<Instant> => {
  if (!isRented(ending.state)) return refuse('not_now');
  if (!isBefore(ending.newEnd, ending.endsAt)) return wrong('not_earlier');
  if (!isBefore(ending.startsAt, ending.newEnd)) return wrong('end_before_start');
  return isBefore(ending.now, ending.newEnd) ? done(ending.newEnd) : wrong('in_the_past');
};
