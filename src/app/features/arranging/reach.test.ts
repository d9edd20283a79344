import { expect, it } from 'vitest';
import type { TripReach } from '#contract/reach';
import { sayIn } from '#words/message';
import { sayHow } from './reach';

const person = (channels: TripReach[number]['channels']): TripReach[number] => ({
  personId: '',
  name: '',
  phone: null,
  channels,
  toldAt: null,
  delivered: [],
  readAt: null,
});

it('counts each person once, and LINE only for what is soon', () => {
  const people = [person(['email', 'push']), person(['push']), person(['email']), person(['line'])];
  expect(sayHow(people, false, sayIn('en'))).toBe('2 by Push, 1 by E-mail, 1 in the app only');
  expect(sayHow(people, true, sayIn('en'))).toBe('2 by Push, 1 by E-mail, 1 by LINE');
});
