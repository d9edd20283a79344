import { describe, expect, it, test } from 'vitest';
import { weekdayOf } from '../dates/bangkok-time';
import { bestGap } from './best-gap';
import { careDueOn } from './care-due';

const at = (day: number, time: string) => `2026-11-${day}T${time}:00+07:00`;
const iso = (day: number, time: string) => new Date(at(day, time)).toISOString();
const taken = (day: number, from: string, until: string) => ({
  from: iso(day, from),
  until: iso(day, until),
});

/** Monday; tomorrow is the 24th. */
const search = {
  hours: 4,
  now: new Date(at(23, '10:00')),
  dueOn: null,
  taken: [],
  others: [],
  isWorkday: (day: string) => weekdayOf(day) < 7,
};

describe('the best gap for the workshop', () => {
  it('is tomorrow morning where nothing is in the way', () => {
    expect(bestGap(search)?.from).toBe(iso(24, '08:00'));
  });

  it('lies around what holds the car', () => {
    const held = [taken(24, '09:00', '11:30'), taken(24, '16:30', '18:00')];
    expect(bestGap({ ...search, taken: held })).toEqual({
      from: iso(24, '12:00'),
      until: iso(24, '16:00'),
    });
  });

  it('is when the others are there, though it is later', () => {
    const others = [[taken(24, '00:00', '23:59')], [taken(25, '07:00', '12:30')]];
    expect(bestGap({ ...search, others })?.from).toBe(iso(25, '13:00'));
  });

  it('counts another car as out by any of what holds it', () => {
    const others = [[taken(22, '08:00', '09:00'), taken(24, '00:00', '23:59')]];
    expect(bestGap({ ...search, others })?.from).toBe(iso(25, '08:00'));
  });

  it('after it was due is the first, of late ones too', () => {
    expect(bestGap({ ...search, dueOn: '2026-11-20' })?.from).toBe(iso(24, '08:00'));
    const held = [taken(24, '00:00', '23:59')];
    expect(bestGap({ ...search, taken: held, dueOn: '2026-11-25' })?.from).toBe(iso(25, '08:00'));
  });

  it('of a car that is overdue, is when the others are there too', () => {
    const others = [[taken(24, '00:00', '23:59')]];
    const found = bestGap({ ...search, others, dueOn: '2026-11-20' });
    expect(found?.from).toBe(iso(25, '08:00'));
  });

  it('is before it is due, though others are out', () => {
    const others = [[taken(24, '00:00', '23:59')]];
    expect(bestGap({ ...search, others, dueOn: '2026-11-24' })?.from).toBe(iso(24, '08:00'));
  });

  it('is on no Sunday, and over nights where it takes days', () => {
    const week = [{ from: iso(23, '00:00'), until: iso(29, '00:00') }];
    expect(bestGap({ ...search, taken: week, hours: 30 })?.from).toBe(iso(30, '08:00'));
  });

  it('is none where the car is out for good', () => {
    expect(bestGap({ ...search, taken: [{ from: iso(20, '08:00'), until: null }] })).toBeNull();
  });
});

test.each([
  ['by kilometres, as it is driven', { odometer: 59_000, kmPerDay: 100 }, '2026-12-03'],
  ['by months, where that is sooner', { dueByMonths: '2026-11-30', kmPerDay: 10 }, '2026-11-30'],
  ['today, when the kilometres are over', { odometer: 61_000, dueByMonths: null }, '2026-11-23'],
  ['in the past, where the months were over', { dueByMonths: '2026-10-01' }, '2026-10-01'],
  ['never, where it does not move', { dueByMonths: null, kmPerDay: 0 }, null],
])('maintenance comes due %s', (_, more, expected) => {
  const care = {
    since: { on: '2026-06-01', km: 50_000 },
    everyKm: 10_000,
    dueByMonths: '2026-12-31',
    odometer: 55_000,
    kmPerDay: 0,
  };
  expect(careDueOn({ ...care, ...more }, '2026-11-23')).toBe(expected);
});
