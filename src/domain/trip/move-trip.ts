import { done, type Outcome, refuse } from '../refusal';
import { nextStates } from '../state-table';
import { type TripAction, tripMoves, type TripParty, type TripState } from './states';

/** Every decision about a trip goes through this table; a move that it does not name is refused. */
export const moveTrip = <To extends TripState>(
  from: TripState,
  action: TripAction,
  who: TripParty,
  to: To,
): Outcome<To> => {
  if (!tripMoves.some((move) => move.action === action && move.who.includes(who)))
    return refuse('not_allowed');
  return nextStates(tripMoves, from, action, who).includes(to) ? done(to) : refuse('not_now');
};

export const mayMoveTrip = (from: TripState, action: TripAction, who: TripParty): boolean =>
  nextStates(tripMoves, from, action, who).length > 0;
