import { expect, it } from 'vitest';
import type { TripReach } from '#contract/reach';
import { sayIn } from '#words/message';
import { sayHow } from './reach';

const person = (
  channels: TripReach[number]['channels'],
  more: Partial<TripReach[number]> = {},
): TripReach[number] => ({
  id: '',
  isGuest: false,
  name: '',
  phone: null,
  channels,
  toldAt: null,
  delivered: [],
  readAt: null,
  ...more,
});

it('counts each person once, and LINE only for what is soon', () => {
  const people = [person(['email', 'push']), person(['push']), person(['email']), person(['line'])];
  expect(sayHow(people, false, sayIn('en'))).toBe('2 by Push, 1 by E-mail, 1 in the app only');
  expect(sayHow(people, true, sayIn('en'))).toBe('2 by Push, 1 by E-mail, 1 by LINE');
});

it('names the numbers of those whom nothing but a call reaches, where there is room', () => {
  const people = [
    person(['push'], { phone: '0810000000' }),
    person([], { phone: '0811111111' }),
    person([], { isGuest: true, phone: '0822222222' }),
    person([], { isGuest: true }),
  ];
  expect(sayHow(people, false, sayIn('en'))).toBe(
    '1 by Push, 1 in the app only (081-111-1111), 2 by phone only (082-222-2222)',
  );
  expect(sayHow(people, false, sayIn('th'), { hasNumbers: false })).toBe(
    'แจ้งเตือนบนเครื่อง 1, เห็นเมื่อเปิดแอปเท่านั้น 1, โทรเท่านั้น 2',
  );
});
