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
export const decideSubmit = (submitted: Submitted): Outcome<Entered> => {
  const granted = submitted.tripIsArranged ? 'arranged' : 'approved';
  const asks: Entered = submitted.approvalLevels > 0 ? 'pending' : granted;
  const to: Entered = isFull(submitted.seatsLeft, submitted.seats) ? 'waitlisted' : asks;
  return move(submitted.from, 'submit', 'requester', to);
};
