import type { Move } from '../state-table';

export const tripStates = [
  'planned',
  'offered',
  'accepted',
  'declined',
  'underway',
  'done',
  'cancelled',
] as const;

export type TripState = (typeof tripStates)[number];

export const tripActions = [
  'offer',
  'ask-again',
  'accept',
  'decline',
  'withdraw',
  'depart',
  'complete',
  'cancel',
  'undo',
  'take-back',
] as const;

export type TripAction = (typeof tripActions)[number];

/** `link` is the driver or the gate, who have no account. */
export const tripParties = ['admin', 'supplier', 'self-driver', 'link', 'clock'] as const;

export type TripParty = (typeof tripParties)[number];

/** The whole life of a trip; `offer` hands it to a provider, `withdraw` takes it back, `ask-again` is what a change does. */
export const tripMoves: readonly Move<TripState, TripAction, TripParty>[] = [
  { action: 'offer', from: ['planned', 'declined'], to: ['offered'], who: ['admin'] },
  // By the dispatcher's change, or by one of the traveller's that was granted.
  { action: 'ask-again', from: ['accepted'], to: ['offered'], who: ['admin', 'clock'] },
  { action: 'accept', from: ['offered'], to: ['accepted'], who: ['supplier'] },
  { action: 'decline', from: ['offered', 'accepted'], to: ['declined'], who: ['supplier'] },
  {
    action: 'withdraw',
    from: ['offered', 'accepted', 'declined'],
    to: ['planned'],
    who: ['admin'],
  },
  {
    action: 'depart',
    from: ['planned', 'accepted'],
    to: ['underway'],
    who: ['admin', 'self-driver', 'link', 'clock'],
  },
  {
    action: 'complete',
    from: ['underway'],
    to: ['done'],
    who: ['admin', 'self-driver', 'link', 'clock'],
  },
  {
    action: 'cancel',
    from: ['planned', 'offered', 'accepted', 'declined'],
    to: ['cancelled'],
    who: ['admin', 'clock'],
  },
  // Undo: back to the state before, as long as the car has not left.
  {
    action: 'undo',
    from: ['planned', 'offered', 'accepted', 'declined', 'cancelled'],
    to: ['planned', 'offered', 'accepted', 'declined', 'cancelled'],
    who: ['admin', 'supplier'],
  },
  // Whoever comes late for a car that was given up.
  { action: 'take-back', from: ['cancelled'], to: ['planned'], who: ['self-driver'] },
];
