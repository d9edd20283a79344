import { describe, expect, it, test } from 'vitest';
import { inDayOptions } from '../../../../tests/factories/booking-options';
import { at, duringDay } from '../../../../tests/factories/booking-requests';
import { onDay, openDays, periodOf, usualReturn } from './ride-time';

const today = '2026-11-18';
const tomorrow = '2026-11-19';
const saturday = '2026-11-21';
const monday = '2026-11-23';
const clock = (day: string, time: string) => new Date(at(day, time));

describe('the days of an in-day ride', () => {
  test.each([
    ['before the cut-off', clock(today, '15:59'), [today, tomorrow]],
    ['after the cut-off', clock(today, '16:00'), [tomorrow]],
    ['on a Saturday', clock(saturday, '10:00'), [saturday, monday]],
    ['on a Saturday evening', clock(saturday, '18:00'), [monday]],
  ])('%s', (_, now, days) => {
    expect(openDays(inDayOptions(), now)).toEqual(days);
  });

  it('a ride moved to another day keeps its time and its way back', () => {
    const draft = duringDay({ at: at(today, '13:00'), returnAt: at(today, '15:00') });
    expect(onDay(draft, tomorrow, inDayOptions(), clock(today, '09:00'))).toEqual({
      at: at(tomorrow, '13:00'),
      returnAt: at(tomorrow, '15:00'),
    });
  });

  it('moved to today when that time has gone, is the soonest', () => {
    const draft = duringDay({ at: at(tomorrow, '08:00') });
    expect(onDay(draft, today, inDayOptions(), clock(today, '09:50'))).toMatchObject({
      at: at(today, '10:30'),
    });
  });
});

describe('the way back', () => {
  test.each([
    ['an hour after the ride has surely ended', '10:00', '11:45'],
    ['late in the day, while a car still drives', '15:30', '16:30'],
  ])('is proposed %s', (_, time, back) => {
    expect(usualReturn(duringDay({ at: at(today, time) }), inDayOptions())).toBe(at(today, back));
  });

  it('without a time there is none', () => {
    expect(periodOf({ at: null, timing: null, flexibilityMinutes: null })).toBeNull();
    expect(usualReturn({ ...duringDay(), at: null }, inDayOptions())).toBeNull();
  });
});
