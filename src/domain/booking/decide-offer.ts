import { type Instant, isBefore } from '../dates/bangkok-time';
import { done, type Outcome, refuse } from '../refusal';
import { type LifeState, move } from './move';

type Taking = {
  state: LifeState;
  now: Date;
  /** The open offer of this booking; null when there is none. */
  offer: { expiresAt: Instant } | null;
  approvalLevels: number;
  tripIsArranged: boolean;
};

/** The seat is theirs: it waits for approval, for a car, or for nothing any more. */
export const decideTake = (asked: Taking): Outcome<'pending' | 'approved' | 'arranged'> => {
  const granted = asked.tripIsArranged ? 'arranged' : 'approved';
  const to = asked.approvalLevels > 0 ? 'pending' : granted;
  const moved = move(asked.state, 'take', 'requester', to);
  if (!moved.ok) return moved;
  const isOpen = asked.offer !== null && isBefore(asked.now, asked.offer.expiresAt);
  return isOpen ? moved : refuse('offer_gone');
};

/** Whoever let an offer pass goes to the end of the line, or the seat would come back to them for ever. */
export const decideLapse = ({
  state,
  now,
  offer,
}: {
  state: LifeState;
  now: Date;
  offer: { expiresAt: Instant };
}): Outcome<{ to: 'waitlisted'; waitlistedAt: Instant }> => {
  const moved = move(state, 'lapse', 'clock', 'waitlisted');
  if (!moved.ok) return moved;
  if (isBefore(now, offer.expiresAt)) return refuse('not_now');
  return done({ to: moved.value, waitlistedAt: offer.expiresAt });
};
