import { describe, expect, it, test } from 'vitest';
import {
  at,
  duringDay,
  gate,
  inDayRules,
  makeFacts,
  office,
} from '../../../tests/factories/booking-requests';
import { asking } from './asking';
import { periodDuringDay } from './period';

const facts = (change: object = {}) => makeFacts({ rules: inDayRules, ...change });
const check = (change: object, more: object = {}) =>
  asking.problems(duringDay(change), facts(more));
const today = '2026-11-18';
const tomorrow = '2026-11-19';

describe('an in-day ride', () => {
  it('as it is usually asked for, has no problem', () => {
    expect(check({})).toEqual({});
  });

  test.each([
    ['ready at, with a known way', 'ready_at', { minutes: 20, km: 8 }, ['13:00', '13:35']],
    ['arriving by, with a known way', 'arrive_by', { minutes: 20, km: 8 }, ['12:25', '13:00']],
    ['between places that nobody measured', 'ready_at', null, ['13:00', '13:45']],
  ] as const)('%s, takes up all the time it may need', (_, timing, travel, [from, to]) => {
    expect(periodDuringDay(duringDay({ timing }), { travel })).toEqual({
      startsAt: at(today, from),
      endsAt: at(today, to),
    });
  });

  test.each([
    ['in half an hour', { at: at(today, '09:30') }, {}],
    ['sooner than that', { at: at(today, '09:29') }, { at: 'short_notice' }],
    ['in the past', { at: at(today, '08:00') }, { at: 'in_the_past' }],
    ['tomorrow', { at: at(tomorrow, '09:00') }, {}],
    ['the day after tomorrow', { at: at('2026-11-20', '09:00') }, { at: 'too_far_ahead' }],
    ['before the first car', { at: at(tomorrow, '07:00') }, { at: 'outside_service_hours' }],
    ['arriving after the last', { at: at(today, '17:20') }, { at: 'outside_service_hours' }],
  ])('%s', (_, change, problems) => {
    expect(check(change)).toEqual(problems);
  });

  it('after the cut-off, is for tomorrow only', () => {
    const now = new Date(at(today, '16:00'));
    expect(check({ at: at(today, '16:45') }, { now })).toEqual({ at: 'only_tomorrow' });
    expect(check({ at: at(tomorrow, '08:00') }, { now })).toEqual({});
  });

  it('on a Saturday, the next day is the Monday', () => {
    const now = new Date(at('2026-11-21', '10:00'));
    expect(check({ at: at('2026-11-23', '09:00') }, { now })).toEqual({});
    expect(check({ at: at('2026-11-22', '09:00') }, { now })).toEqual({ at: 'not_a_service_day' });
    expect(check({ at: at('2026-11-24', '09:00') }, { now })).toEqual({ at: 'too_far_ahead' });
  });

  it('from a place to itself, goes nowhere', () => {
    expect(check({ to: gate })).toEqual({ to: 'same_place' });
  });

  it('needs a seat for everybody named', () => {
    const companions = [{ type: 'guest', name: 'แขก', phone: null }];
    expect(check({ companions })).toEqual({ seats: 'fewer_than_people' });
    expect(check({ companions, seats: 4 })).toEqual({});
  });

  describe('with a ride back', () => {
    test.each([
      ['after the ride there', at(today, '13:35'), {}],
      ['before it has ended', at(today, '13:34'), { returnAt: 'return_too_early' }],
      ['on another day', at(tomorrow, '10:00'), { returnAt: 'return_too_early' }],
      ['after the last car', at(today, '17:10'), { returnAt: 'outside_service_hours' }],
    ])('%s', (_, returnAt, problems) => {
      expect(check({ returnAt })).toEqual(problems);
    });

    it('is two bookings', () => {
      const [there, back, ...more] = asking.rides(
        duringDay({ returnAt: at(today, '15:00'), attachmentIds: ['x'] }),
      );
      expect(there).toEqual(duringDay({ attachmentIds: ['x'] }));
      expect(back).toEqual(duringDay({ from: office, to: gate, at: at(today, '15:00') }));
      expect(more).toEqual([]);
    });
  });
});
