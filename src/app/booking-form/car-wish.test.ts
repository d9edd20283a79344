import { describe, expect, it } from 'vitest';
import { isBefore } from '#domain/dates/bangkok-time';
import type { Forecast } from '#contract/booking-options';
import type { ServiceFacts } from '#kinds/request/facts';
import { findNext, isApprovedFor, proposeFree } from './car-wish';

const DAY = 24 * 60;

/** A week from Monday on, of one car that is taken as said. */
const forecast = (...busy: [number, number][]): Forecast => ({
  startsAt: '2026-11-23T00:00:00+07:00',
  endsAt: '2026-11-30T00:00:00+07:00',
  bufferMinutes: 0,
  classes: [{ class: 'sedan', cars: [{ busy, lastDay: null }], wanted: [] }],
});

const facts = {
  now: new Date('2026-11-23T09:00:00+07:00'),
  rules: {
    horizonDays: 30,
    serviceDays: [1, 2, 3, 4, 5],
    serviceFrom: '00:00',
    serviceTo: '24:00',
  },
  closedDays: [],
} as unknown as ServiceFacts;

const bounds = { facts, earliest: '2026-11-23T09:00:00+07:00', isUrgent: () => false };
const wish = {
  startsAt: '2026-11-24T08:00:00+07:00',
  endsAt: '2026-11-24T12:00:00+07:00',
  class: null,
};
/** Until then something else takes the person away. */
const propose = (known: Forecast | null, freeFrom = wish.startsAt) => {
  const isFree = ({ startsAt }: { startsAt: string }) => !isBefore(startsAt, freeFrom);
  const { startsAt, endsAt } = proposeFree(known, wish, bounds, isFree);
  return [startsAt, endsAt].map((at) => new Date(at).toISOString());
};

describe('the time that a form proposes', () => {
  it('is the usual one where a car is free then', () => {
    expect(propose(forecast())).toEqual(['2026-11-24T01:00:00.000Z', '2026-11-24T05:00:00.000Z']);
  });

  it('is later that day where all are out, as long as usual', () => {
    expect(propose(forecast([DAY + 7 * 60, DAY + 10 * 60]))).toEqual([
      '2026-11-24T03:00:00.000Z',
      '2026-11-24T07:00:00.000Z',
    ]);
  });

  it('is no night: the next morning', () => {
    expect(propose(forecast([DAY, DAY + 20 * 60]))).toEqual([
      '2026-11-25T01:00:00.000Z',
      '2026-11-25T05:00:00.000Z',
    ]);
  });

  it.each([
    ['there is a car', forecast(), '2026-11-24T04:00:00.000Z'],
    ['nobody knows of the cars', null, '2026-11-24T04:00:00.000Z'],
    ['all are out until later', forecast([DAY, DAY + 13 * 60]), '2026-11-24T06:00:00.000Z'],
  ])('is later where the person is somewhere else and %s', (_, known, startsAt) => {
    expect(propose(known, '2026-11-24T11:00:00+07:00')[0]).toBe(startsAt);
  });

  it('stays the usual one where nothing is free as far as is known', () => {
    expect(propose(forecast([0, 7 * DAY]))[0]).toBe('2026-11-24T01:00:00.000Z');
  });
});

it('the next free time of a day trip does not end the morning after', () => {
  const late = {
    startsAt: '2026-11-24T12:00:00+07:00',
    endsAt: '2026-11-24T20:00:00+07:00',
    class: null,
  };
  const next = findNext(forecast([DAY + 8 * 60, DAY + 18 * 60]), late, bounds);
  expect(next && new Date(next).toISOString()).toBe('2026-11-24T17:00:00.000Z');
});

it.each([
  ['the same', 'arranged', '09:00', '15:00', true],
  ['a shorter one', 'arranged', '09:00', '14:00', true],
  ['a longer one', 'arranged', '09:00', '16:00', false],
  ['an earlier one', 'approved', '08:00', '14:00', false],
  ['one that nobody approved yet', 'pending', '09:00', '15:00', false],
] as const)('of %s, %s: who has a car for that time is not told that all are out', (...given) => {
  const [, status, from, until, is] = given;
  const at = (time: string) => `2026-11-24T${time}:00+07:00`;
  const booking = { status, startsAt: at('09:00'), endsAt: at('15:00') };
  expect(isApprovedFor(booking, { startsAt: at(from), endsAt: at(until) })).toBe(is);
});
