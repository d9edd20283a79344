import { done, type Outcome, refuse } from '../refusal';
import { nextStates } from '../state-table';
import { type BookingAction, bookingMoves, type BookingParty, type BookingState } from './states';

export type LifeState = BookingState | 'draft';

const isEverTheirs = (action: BookingAction, who: BookingParty) =>
  bookingMoves.some((move) => move.action === action && move.who.includes(who));

/** Every decision goes through this table; a move that it does not name is refused. */
export const move = <To extends LifeState>(
  from: LifeState,
  action: BookingAction,
  who: BookingParty,
  to: To,
): Outcome<To> => {
  if (!isEverTheirs(action, who)) return refuse('not_allowed');
  return nextStates(bookingMoves, from, action, who).includes(to) ? done(to) : refuse('not_now');
};

/** Only to show or hide a button; whether it works is decided when it is pressed. */
export const mayMove = (from: LifeState, action: BookingAction, who: BookingParty): boolean =>
  nextStates(bookingMoves, from, action, who).length > 0;
