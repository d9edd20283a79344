import { expect, it } from 'vitest';
import { isTooLate } from './too-late';

const now = new Date('2026-11-30T05:30:00+07:00');
const at = (time: string) => new Date(`2026-11-30T${time}:00+07:00`).toISOString();

it('no proposal takes a trip that leaves within two hours', () => {
  expect(isTooLate({ type: 'trip', startsAt: at('07:29') }, now)).toBe(true);
  expect(isTooLate({ type: 'trip', startsAt: at('07:30') }, now)).toBe(false);
});

it('no proposal takes a booking that has begun', () => {
  expect(isTooLate({ type: 'booking', startsAt: at('05:29') }, now)).toBe(true);
  expect(isTooLate({ type: 'booking', startsAt: at('05:30') }, now)).toBe(false);
});
