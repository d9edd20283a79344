import { describe, expect, it, test } from 'vitest';
import { nextStates } from '../state-table';
import { bookingActions, bookingMoves, bookingParties, bookingStates } from './states';

type State = (typeof states)[number];

const states = ['draft', ...bookingStates] as const;

// Written out a second time on purpose: state, action → where it leads. What is missing here must be refused.
const expected: Record<string, readonly State[]> = {
  'draft submit': ['pending', 'approved', 'arranged', 'waitlisted'],
  'pending edit': ['pending'],
  'pending approve': ['approved', 'pending', 'arranged'],
  'pending reject': ['rejected'],
  'pending return': ['returned'],
  'pending expire': ['expired'],
  'pending cancel': ['cancelled'],
  'returned submit': ['pending', 'approved', 'arranged', 'waitlisted'],
  'returned expire': ['expired'],
  'returned cancel': ['cancelled'],
  'waitlisted expire': ['expired'],
  'waitlisted offer': ['waitlisted'],
  'waitlisted take': ['pending', 'approved', 'arranged'],
  'waitlisted lapse': ['waitlisted'],
  'waitlisted cancel': ['cancelled'],
  'approved edit': ['approved', 'arranged'],
  'approved leave-unserved': ['unserved'],
  'approved arrange': ['arranged'],
  'approved accept': ['arranged'],
  'approved decline': ['approved'],
  'approved cancel': ['cancelled'],
  'arranged edit': ['arranged', 'approved'],
  'arranged rearrange': ['arranged'],
  'arranged release': ['approved'],
  'arranged accept': ['arranged'],
  'arranged decline': ['approved'],
  'arranged depart': ['ongoing'],
  'arranged collect': ['ongoing'],
  'arranged no-show': ['noshow'],
  'ongoing no-show': ['noshow'],
  'arranged cancel': ['cancelled'],
  'noshow collect': ['ongoing'],
  'noshow ride-after-all': ['ongoing', 'completed'],
  'ongoing complete': ['completed'],
  'ongoing return-car': ['completed'],
  'completed rate': ['completed'],
};

const who: Record<(typeof bookingActions)[number], readonly (typeof bookingParties)[number][]> = {
  submit: ['requester'],
  edit: ['requester'],
  approve: ['approver'],
  reject: ['approver'],
  return: ['approver'],
  expire: ['clock'],
  offer: ['clock'],
  take: ['requester'],
  lapse: ['clock'],
  'leave-unserved': ['clock'],
  arrange: ['admin', 'supplier'],
  rearrange: ['admin', 'supplier'],
  release: ['admin', 'supplier'],
  accept: ['supplier'],
  decline: ['supplier'],
  depart: ['admin', 'link', 'clock'],
  collect: ['admin', 'self-driver'],
  complete: ['admin', 'link', 'clock'],
  'return-car': ['admin', 'self-driver'],
  'no-show': ['admin', 'link', 'clock'],
  'ride-after-all': ['admin'],
  cancel: ['requester', 'admin'],
  rate: ['passenger'],
};

describe('booking life', () => {
  describe.each(states)('when %s', (from) => {
    test.each(bookingActions)('%s leads where the table says, for those it names', (action) => {
      for (const party of bookingParties) {
        const allowed = who[action].includes(party) ? (expected[`${from} ${action}`] ?? []) : [];
        expect(nextStates(bookingMoves, from, action, party), party).toEqual(allowed);
      }
    });
  });

  it('when rejected, cancelled, expired or unserved, is over; a no-show but for who comes late or was there', () => {
    const goesBack = new Set(['collect', 'ride-after-all']);
    const isOver = (state: State) =>
      !bookingMoves.some(({ from, action }) => !goesBack.has(action) && from.includes(state));
    expect(states.filter(isOver)).toEqual([
      'rejected',
      'cancelled',
      'expired',
      'unserved',
      'noshow',
    ]);
  });

  it('reaches every state from a draft', () => {
    const reached = new Set<State>(['draft']);
    for (const state of reached)
      for (const { from, to } of bookingMoves)
        if (from.includes(state)) to.forEach((next) => reached.add(next));
    expect([...reached].toSorted()).toEqual([...states].toSorted());
  });
});
