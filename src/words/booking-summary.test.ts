import { expect, it } from 'vitest';
import { approvedBy, cancelUntil, cancelWithReason, noApproval } from './booking-summary';
import { sayIn } from './message';

it('each word of the bar may stand first in its line', () => {
  const say = sayIn('en');
  const words = [
    say(approvedBy, { names: 'Malee' }),
    say(cancelUntil, { at: '04:00' }),
    say(cancelWithReason),
    say(noApproval),
  ];
  expect(words.filter((word) => !/^[A-Z]/.test(word))).toEqual([]);
});
