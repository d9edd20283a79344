import { describe, expect, it, test } from 'vitest';
import { sharedOptions } from '../../../../tests/factories/booking-options';
import { at, now, uuid } from '../../../../tests/factories/booking-requests';
import { offersOn } from './offers';
import {
  departureOf,
  isTooLate,
  lineOf,
  linesOf,
  nextServed,
  nextWithRoom,
  plannedRuns,
  restOfWeek,
  stretchOn,
  type Run,
} from './timetable';

const wednesday = '2026-11-18';
const friday = '2026-11-20';
const options = sharedOptions();
const [out, back] = linesOf(options);
if (!out || !back) throw new Error('the route has two directions');

const times = (day: string) =>
  plannedRuns(options, out, day, now).map(({ timetableEntryId }) => timetableEntryId);

describe('the timetable on the phone', () => {
  it('knows the way by a departure', () => {
    expect(lineOf(options, uuid(54))).toMatchObject({ routeId: uuid(61), direction: 'back' });
    expect(lineOf(options, uuid(99))).toBeNull();
  });

  test.each([
    ['of today, what has not left yet', wednesday, [52]],
    ['of another day, what runs on that weekday', '2026-11-19', [51, 52]],
    ['of a Friday, also what runs on Fridays only', friday, [51, 52, 53]],
    ['of a day without service, nothing', '2026-11-22', []],
    ['of a day when the timetable has ended, nothing', '2027-01-01', []],
  ])('%s', (_, day, entries) => {
    expect(times(day)).toEqual(entries.map(uuid));
  });

  it('of a holiday, nothing', () => {
    const closed = sharedOptions({ holidays: [{ day: friday, name: 'วันหยุด' }] });
    expect(plannedRuns(closed, out, friday, now)).toEqual([]);
    expect(nextServed(closed, '2026-11-19')).toBe('2026-11-21');
  });

  it('gives the rules the departure that a draft asks for', () => {
    expect(departureOf(options, { timetableEntryId: uuid(52), date: friday })).toMatchObject({
      startsAt: at(friday, '13:00'),
      stops: [{ placeId: uuid(41) }, { placeId: uuid(42) }, { placeId: uuid(43) }],
    });
    expect(departureOf(options, { timetableEntryId: uuid(53), date: wednesday })).toBeNull();
    expect(departureOf(options, { timetableEntryId: uuid(52), date: null })).toBeNull();
  });

  test.each([
    ['from the first stop, at the last moment', 0, '09:30', false],
    ['from the first stop, a minute later', 0, '09:29', true],
    ['from a later stop, which it reaches later', 1, '09:18', false],
  ])('%s', (_, boardStop, departs, isLate) => {
    const run = { departsAt: at(wednesday, departs) };
    expect(isTooLate(options, run, out, boardStop, now)).toBe(isLate);
  });

  it('turned round, a stretch keeps its places', () => {
    expect(stretchOn(back, out, { boardStop: 0, alightStop: 1 })).toEqual({
      boardStop: 1,
      alightStop: 2,
    });
    expect(stretchOn(back, null, { boardStop: null, alightStop: null })).toEqual({
      boardStop: 0,
      alightStop: 2,
    });
  });

  it('ends a week where the service or the horizon ends', () => {
    expect(restOfWeek(options, friday, '2026-12-01')).toEqual(['2026-11-21']);
    expect(restOfWeek(options, wednesday, friday)).toEqual(['2026-11-19', friday]);
  });
});

describe('the room on the days chosen', () => {
  const run = (id: number, day: string, time: string, left: number | null): Run => ({
    timetableEntryId: uuid(id),
    departsAt: at(day, time),
    seats: 12,
    seatsLeft: left,
    waiting: 0,
  });
  const days = (left: number | null) => [
    { day: wednesday, runs: [run(52, wednesday, '13:00', 5)] },
    { day: friday, runs: [run(51, friday, '06:30', 12), run(52, friday, '13:00', left)] },
  ];
  const terms = { seats: 2, isLate: () => false, order: out.timetable };

  it('is that of the day with the least, and says which days are full', () => {
    expect(offersOn(days(1), terms)).toMatchObject([
      { timetableEntryId: uuid(51), left: 12, missing: 1, fullDays: [] },
      { timetableEntryId: uuid(52), left: 1, missing: 0, fullDays: [friday] },
    ]);
  });

  it('is unknown as long as it is so of one day', () => {
    expect(offersOn(days(null), terms)[1]).toMatchObject({ left: null, fullDays: [] });
  });

  it('too late everywhere, is closed', () => {
    expect(offersOn(days(5), { ...terms, isLate: () => true })).toMatchObject([
      { isClosed: true },
      { isClosed: true },
    ]);
  });

  it('after a full one, is looked for in order', () => {
    const known = [
      run(51, wednesday, '06:30', 12),
      run(52, wednesday, '13:00', 0),
      run(53, wednesday, '17:15', 1),
      run(54, wednesday, '18:00', 2),
      run(51, friday, '06:30', null),
    ];
    expect(nextWithRoom(at(wednesday, '13:00'), known, 2)).toEqual([known[3]]);
  });
});
