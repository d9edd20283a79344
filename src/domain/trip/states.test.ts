import { describe, expect, it, test } from 'vitest';
import { nextStates } from '../state-table';
import { tripActions, tripMoves, tripParties, tripStates, type TripState } from './states';

// Written out a second time on purpose: state, action → where it leads. What is missing here must be refused.
const expected: Record<string, readonly TripState[]> = {
  'planned offer': ['offered'],
  'planned depart': ['underway'],
  'planned cancel': ['cancelled'],
  'offered accept': ['accepted'],
  'offered decline': ['declined'],
  'offered withdraw': ['planned'],
  'offered cancel': ['cancelled'],
  'accepted ask-again': ['offered'],
  'accepted decline': ['declined'],
  'accepted withdraw': ['planned'],
  'accepted depart': ['underway'],
  'accepted cancel': ['cancelled'],
  'declined offer': ['offered'],
  'declined withdraw': ['planned'],
  'declined cancel': ['cancelled'],
  'underway complete': ['done'],
  'planned undo': ['planned', 'offered', 'accepted', 'declined', 'cancelled'],
  'offered undo': ['planned', 'offered', 'accepted', 'declined', 'cancelled'],
  'accepted undo': ['planned', 'offered', 'accepted', 'declined', 'cancelled'],
  'declined undo': ['planned', 'offered', 'accepted', 'declined', 'cancelled'],
  'cancelled undo': ['planned', 'offered', 'accepted', 'declined', 'cancelled'],
  'cancelled take-back': ['planned'],
};

const who: Record<(typeof tripActions)[number], readonly (typeof tripParties)[number][]> = {
  offer: ['admin'],
  'ask-again': ['admin', 'clock'],
  accept: ['supplier'],
  decline: ['supplier'],
  withdraw: ['admin'],
  depart: ['admin', 'self-driver', 'link', 'clock'],
  complete: ['admin', 'self-driver', 'link', 'clock'],
  cancel: ['admin', 'clock'],
  undo: ['admin', 'supplier'],
  'take-back': ['self-driver'],
};

describe('trip life', () => {
  describe.each(tripStates)('when %s', (from) => {
    test.each(tripActions)('%s leads where the table says, for those it names', (action) => {
      for (const party of tripParties) {
        const allowed = who[action].includes(party) ? (expected[`${from} ${action}`] ?? []) : [];
        expect(nextStates(tripMoves, from, action, party), party).toEqual(allowed);
      }
    });
  });

  it('when done or cancelled, is over, but for a cancellation taken back', () => {
    const isBack = (action: string) => action === 'undo' || action === 'take-back';
    const isOver = (state: TripState) =>
      !tripMoves.some(({ from, action }) => !isBack(action) && from.includes(state));
    expect(tripStates.filter(isOver)).toEqual(['done', 'cancelled']);
  });
});
