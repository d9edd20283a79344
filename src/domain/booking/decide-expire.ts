import { type Instant, isBefore } from '../dates/bangkok-time';
import { type Outcome, refuse } from '../refusal';
import { type LifeState, move } from './move';

/** What nobody has decided when the trip starts is over. */
export const decideExpire = ({
  state,
  now,
  startsAt,
}: {
  state: LifeState;
  now: Date;
  startsAt: Instant;
}): Outcome<'expired'> =>
  isBefore(now, startsAt) ? refuse('not_now') : move(state, 'expire', 'clock', 'expired');
