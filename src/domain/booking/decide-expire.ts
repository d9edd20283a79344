import { type Instant, isBefore } from '../dates/bangkok-time';
import { type Outcome, refuse } from '../refusal';
import { type LifeState, move } from './move';

/** A request that nobody decided before its start expires. */
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
