import { describe, expect, it, test } from 'vitest';
import {
  at,
  makeFacts,
  sharedRules,
  uuid,
  withDriverAmata,
} from '../../../tests/factories/booking-requests';
import { asking } from './asking';

const facts = (change: object = {}) => makeFacts({ rules: sharedRules, ...change });
const check = (change: object, more: object = {}) =>
  asking.problems(withDriverAmata(change), facts(more));

describe('a seat in the shared shuttle', () => {
  it('as it is usually asked for, has no problem', () => {
    expect(check({})).toEqual({});
  });

  test.each([
    ['off where one gets on', { alightStop: 0 }, { alightStop: 'alight_before_board' }],
    ['off before', { boardStop: 2, alightStop: 1 }, { alightStop: 'alight_before_board' }],
    ['off where it does not stop', { alightStop: 3 }, { alightStop: 'no_such_stop' }],
    [
      'on where it does not stop',
      { boardStop: 4, alightStop: 5 },
      { boardStop: 'no_such_stop', alightStop: 'no_such_stop' },
    ],
    ['on in the middle', { boardStop: 1 }, {}],
  ])('%s', (_, change, problems) => {
    expect(check(change)).toEqual(problems);
  });

  it('without a departure on that day, says so', () => {
    expect(check({}, { departure: null })).toEqual({ timetableEntryId: 'no_departure' });
    expect(asking.toRows(withDriverAmata(), facts({ departure: null }))).toBeNull();
  });

  it('half an hour before it comes, is the last moment', () => {
    expect(check({}, { now: new Date(at('2026-11-20', '12:30')) })).toEqual({});
    expect(check({}, { now: new Date(at('2026-11-20', '12:31')) })).toEqual({
      timetableEntryId: 'short_notice',
    });
    expect(check({ boardStop: 1 }, { now: new Date(at('2026-11-20', '12:40')) })).toEqual({});
  });

  it('on a holiday, is not to be had', () => {
    expect(check({}, { closedDays: ['2026-11-20'] })).toEqual({ date: 'holiday' });
  });

  it('needs a seat for everybody named', () => {
    const companions = [{ type: 'guest', name: 'แขก', phone: null }];
    expect(check({ companions })).toEqual({ seats: 'fewer_than_people' });
  });

  it('keeps the times and places of getting on and off', () => {
    const rows = asking.toRows(withDriverAmata({ boardStop: 1 }), facts());
    expect(rows).toMatchObject({
      startsAt: at('2026-11-20', '13:12'),
      endsAt: at('2026-11-20', '13:24'),
      boardStop: 1,
      alightStop: 2,
      stops: [{ placeId: uuid(42) }, { placeId: uuid(43) }],
    });
  });
});
