import { expect, it } from 'vitest';
import type { ArrangeBooking, ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { linkedTo } from './linked';
import { findTarget } from './target';

const booking = (id: string, groupId: string | null) =>
  ({ id, groupId, startsAt: id }) as ArrangeBooking;
const trip = (id: string, ...bookings: ArrangeBooking[]) =>
  ({ id, bookings, startsAt: id }) as ArrangeTrip;

const day = {
  unarranged: [booking('back', 'pair'), booking('alone', null), booking('other', 'others')],
  trips: [
    trip('shared', booking('out', 'pair'), booking('guest', null)),
    trip('third', booking('next week', 'pair')),
    trip('empty'),
  ],
  lost: [booking('gone', 'pair')],
} as unknown as ArrangeDay;

const linked = (key: string) => linkedTo(day, findTarget(day, key)!).map(({ id }) => id);

it('finds all that was asked for together, and not the trip itself', () => {
  expect(linked('booking:back')).toEqual(['shared', 'third']);
  expect(linked('trip:shared')).toEqual(['back', 'third']);
});

it('finds nothing of what was asked for alone', () => {
  expect(linked('booking:alone')).toEqual([]);
  expect(linked('booking:other')).toEqual([]);
  expect(linked('trip:empty')).toEqual([]);
});
