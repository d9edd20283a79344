import { type Instant, isBefore } from '../dates/bangkok-time';
import { done, type Outcome, refuse } from '../refusal';
import { type LifeState, move } from './move';

type Taking = {
  state: LifeState;
  now: Date;
  /** The open offer of this booking; null when there is none. */
  offer: { expiresAt: Instant; holds: boolean } | null;
  /** Where the offer holds no seat: there is still one for all of them. */
  fits: boolean;
  approvalLevels: number;
  tripIsArranged: boolean;
};

/** The seat is theirs: it waits for approval, for a car, or for nothing any more. */
export const decideTake = (taking: Taking): Outcome<'pending' | 'approved' | 'arranged'> => {
  const granted = taking.tripIsArranged ? 'arranged' : 'approved';
  const to = taking.approvalLevels > 0 ? 'pending' : granted;
  const moved = move(taking.state, 'take', 'requester', to);
  if (!moved.ok) return moved;
  const { offer, now, fits } = taking;
  const isOpen = offer !== null && isBefore(now, offer.expiresAt) && (offer.holds || fits);
  return isOpen ? moved : refuse('offer_gone');
};

/** Who does not take an offer goes to the end of the line; else the same person would be offered the seat for ever. */
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
