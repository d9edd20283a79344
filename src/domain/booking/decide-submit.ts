import type { Outcome } from '../refusal';
import { type LifeState, move } from './move';

type Submitted = {
  from: LifeState;
  approvalLevels: number;
  seats: number;
  /** On its stretch of a departure; null where seats are not sold beforehand. */
  seatsLeft: number | null;
  /** The departure that it joins has its car already. */
  tripIsArranged: boolean;
};

type Entered = 'pending' | 'approved' | 'arranged' | 'waitlisted';

export const isFull = (seatsLeft: number | null, seats: number): boolean =>
  seatsLeft !== null && seats > seatsLeft;

/** Where a request enters: in line when the departure is full, else to its approver, else to the dispatcher. */
export const decideSubmit = (asked: Submitted): Outcome<Entered> => {
  const granted = asked.tripIsArranged ? 'arranged' : 'approved';
  const asks: Entered = asked.approvalLevels > 0 ? 'pending' : granted;
  const to: Entered = isFull(asked.seatsLeft, asked.seats) ? 'waitlisted' : asks;
  return move(asked.from, 'submit', 'requester', to);
};
