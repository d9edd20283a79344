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

export const decideExtend = (asked: Ending): Outcome<Instant> => {
  if (!isRented(asked.state)) return refuse('not_now');
  if (!isBefore(asked.endsAt, asked.newEnd)) return wrong('not_later');
  if (!isBefore(asked.now, asked.newEnd)) return wrong('in_the_past');
  const minutes = minutesBetween(asked.startsAt, asked.newEnd);
  return minutes > asked.longestMinutes ? wrong('longer_than_allowed') : done(asked.newEnd);
};

export const decideEndEarlier = (asked: Ending): Outcome<Instant> => {
  if (!isRented(asked.state)) return refuse('not_now');
  if (!isBefore(asked.newEnd, asked.endsAt)) return wrong('not_earlier');
  if (!isBefore(asked.startsAt, asked.newEnd)) return wrong('end_before_start');
  return isBefore(asked.now, asked.newEnd) ? done(asked.newEnd) : wrong('in_the_past');
};
