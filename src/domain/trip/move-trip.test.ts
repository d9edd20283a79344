import { expect, test } from 'vitest';
import { mayMoveTrip, moveTrip } from './move-trip';

test.each([
  ['planned', 'offer', 'admin', 'offered', 'ok'],
  ['planned', 'offer', 'supplier', 'offered', 'not_allowed'],
  ['planned', 'accept', 'supplier', 'accepted', 'not_now'],
  ['offered', 'accept', 'supplier', 'declined', 'not_now'],
  ['offered', 'accept', 'supplier', 'accepted', 'ok'],
  ['underway', 'complete', 'self-driver', 'done', 'ok'],
  ['underway', 'cancel', 'admin', 'cancelled', 'not_now'],
  ['done', 'depart', 'clock', 'underway', 'not_now'],
] as const)('%s, %s by %s to %s: %s', (from, action, who, to, answer) => {
  const moved = moveTrip(from, action, who, to);
  expect(moved.ok ? 'ok' : moved.refusal.code).toBe(answer);
});

test.each([
  ['planned', 'offer', 'admin', true],
  ['planned', 'offer', 'clock', false],
  ['accepted', 'ask-again', 'admin', true],
  ['offered', 'ask-again', 'admin', false],
  ['declined', 'withdraw', 'admin', true],
  ['planned', 'withdraw', 'admin', false],
  ['underway', 'undo', 'admin', false],
  ['cancelled', 'undo', 'supplier', true],
] as const)('a trip that is %s: %s by %s may be: %s', (from, action, who, may) => {
  expect(mayMoveTrip(from, action, who)).toBe(may);
});
