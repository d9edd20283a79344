import { describe, expect, it } from 'vitest';
import { decideApproval, verdicts } from './decide-approval';
import { bookingStates } from './states';

const request = {
  verdict: 'approve',
  reason: null,
  state: 'pending',
  isChange: false,
  isOwn: false,
  hasFurtherLevel: false,
  tripIsArranged: false,
  now: new Date('2026-11-24T00:00:00Z'),
  startsAt: '2026-11-24T01:00:00Z',
} as const;

const decide = (more: Partial<Parameters<typeof decideApproval>[0]>) =>
  decideApproval({ ...request, reason: 'เหตุผล', ...more });

const code = (more: Partial<Parameters<typeof decideApproval>[0]>) => {
  const decided = decide(more);
  return decided.ok ? decided.value : decided.refusal.code;
};

describe('a verdict', () => {
  it('leads where its level, its departure and its word lead', () => {
    expect(code({})).toEqual({ to: 'approved', isFinal: true });
    expect(code({ tripIsArranged: true })).toEqual({ to: 'arranged', isFinal: true });
    expect(code({ hasFurtherLevel: true })).toEqual({ to: 'pending', isFinal: false });
    expect(code({ verdict: 'reject', hasFurtherLevel: true })).toEqual({
      to: 'rejected',
      isFinal: true,
    });
    expect(code({ verdict: 'return' })).toEqual({ to: 'returned', isFinal: true });
  });

  it.each(verdicts)('to %s is only made of what is pending, ahead and not one’s own', (verdict) => {
    for (const state of bookingStates.filter((otherState) => otherState !== 'pending'))
      expect(code({ verdict, state }), state).toBe('not_now');
    expect(code({ verdict, isOwn: true })).toBe('not_allowed');
    expect(code({ verdict, now: new Date(request.startsAt) })).toBe('not_now');
  });

  it.each(['reject', 'return'] as const)('to %s needs a reason', (verdict) => {
    expect(code({ verdict, reason: ' ' })).toBe('invalid_input');
    expect(code({ verdict, reason: null })).toBe('invalid_input');
  });

  it.each(verdicts)('to %s about a change leaves the state to what becomes of it', (verdict) => {
    for (const state of ['approved', 'arranged'] as const)
      expect(code({ verdict, state, isChange: true })).toEqual({ to: state, isFinal: true });
    for (const state of ['pending', 'ongoing', 'cancelled'] as const)
      expect(code({ verdict, state, isChange: true })).toBe('not_now');
  });
});
