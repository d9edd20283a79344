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
  quiet: false,
  toldAt: null,
  delivered: [],
  readAt: null,
  ...more,
});

const byDay = { soon: false, now: new Date('2026-11-24T10:00:00+07:00') };

it('counts each person once, and LINE only for what is soon', () => {
  const people = [person(['email', 'push']), person(['push']), person(['email']), person(['line'])];
  expect(sayHow(people, byDay, sayIn('en'))).toBe('2 by Push, 1 by E-mail, 1 in the app only');
  expect(sayHow(people, { ...byDay, soon: true }, sayIn('en'))).toBe(
    '2 by Push, 1 by E-mail, 1 by LINE',
  );
});

it('names the numbers of those whom nothing but a call reaches, where there is room', () => {
  const people = [
    person(['push'], { phone: '0810000000' }),
    person([], { phone: '0811111111' }),
    person([], { isGuest: true, phone: '0822222222' }),
    person([], { isGuest: true }),
  ];
  expect(sayHow(people, byDay, sayIn('en'))).toBe(
    '1 by Push, 1 in the app only (081-111-1111), 2 by phone only (082-222-2222)',
  );
  expect(sayHow(people, byDay, sayIn('th'), { hasNumbers: false })).toBe(
    'แจ้งเตือนบนเครื่อง 1, เห็นเมื่อเปิดแอปเท่านั้น 1, โทรเท่านั้น 2',
  );
});

it('says at night what waits for the morning, unless it is soon or they want it at once', () => {
  const people = [
    person(['email'], { quiet: true }),
    person(['push']),
    person([], { quiet: true }),
  ];
  const night = { soon: false, now: new Date('2026-11-24T23:00:00+07:00') };
  const how = '1 by Push, 1 by E-mail, 1 in the app only';
  expect(sayHow(people, night, sayIn('en'))).toBe(`${how}. 1 has quiet nights: sent at 06:00.`);
  expect(sayHow(people, { ...night, soon: true }, sayIn('en'))).toBe(how);
  expect(sayHow(people, byDay, sayIn('en'))).toBe(how);
});
