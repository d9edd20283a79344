import { expect, test } from 'vitest';
import { type Drive, driverWeeks, mondayOf } from './driver-hours';
import { overtimeMinutes } from './working-time';

const shifts = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '08:00', ends: '17:00' }));
const at = (bangkok: string) => new Date(`${bangkok}+07:00`).toISOString();
// A Wednesday.
const now = at('2026-11-25T12:00');

const drive = (from: string, until: string, real: Partial<Drive> = {}): Drive => ({
  tripId: from,
  plannedFrom: at(from),
  plannedUntil: at(until),
  departedAt: null,
  returnedAt: null,
  isAssumed: false,
  ...real,
});

const weeksOf = (...drives: Drive[]) => driverWeeks(drives, { shifts, now, weeks: 2 });

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(weeksOf().map(({ monday }) => monday)).toEqual(['2026-11-23', '2026-11-16']);
});

test('adds up what is planned, what was driven, and what of it lies outside the shifts', () => {
  const [week, before] = weeksOf(
    // Two hours late home: three hours of overtime instead of one.
    drive('2026-11-23T09:00', '2026-11-23T18:00', {
      departedAt: at('2026-11-23T09:00'),
      returnedAt: at('2026-11-23T20:00'),
    }),
    // On the road since eleven.
    drive('2026-11-25T11:00', '2026-11-25T15:00', { departedAt: at('2026-11-25T11:00') }),
    // A Saturday without a shift, still to come.
    drive('2026-11-28T10:00', '2026-11-28T12:00'),
  );
  expect(week).toEqual({
    monday: '2026-11-23',
    trips: 3,
    planned: 9 * 60 + 4 * 60 + 2 * 60,
    driven: 11 * 60 + 60,
    overtime: 3 * 60 + 2 * 60,
  });
  expect(before).toMatchObject({ trips: 0, planned: 0, driven: 0, overtime: 0 });
});

test('over midnight on Sunday, each week has its part and the first has the trip', () => {
  const [week, before] = weeksOf(drive('2026-11-22T22:00', '2026-11-23T09:00'));
  expect(before).toMatchObject({ trips: 1, planned: 120, overtime: 120 });
  expect(week).toMatchObject({ trips: 0, planned: 9 * 60, overtime: 8 * 60 });
});

test('a trip that nobody ended lasts no longer than until the driver set out again', () => {
  const forgotten = drive('2026-11-25T06:00', '2026-11-25T08:00', {
    departedAt: at('2026-11-25T06:00'),
  });
  const next = drive('2026-11-25T09:00', '2026-11-25T15:00', {
    departedAt: at('2026-11-25T09:30'),
  });
  expect(weeksOf(forgotten, next)[0]).toMatchObject({ driven: 210 + 150 });
});

test('two cars on one trip are one trip', () => {
  const first = drive('2026-11-24T09:00', '2026-11-24T10:00');
  const second = { ...drive('2026-11-24T10:00', '2026-11-24T12:00'), tripId: first.tripId };
  expect(weeksOf(first, second)[0]).toMatchObject({ trips: 1, planned: 180, overtime: 0 });
});

test('who has no shifts has no overtime', () => {
  const [week] = driverWeeks([drive('2026-11-24T02:00', '2026-11-24T05:00')], {
    shifts: [],
    now,
    weeks: 1,
  });
  expect(week).toMatchObject({ planned: 180, overtime: 0 });
});

test('until it is over, what is planned is the overtime', () => {
  // Left at six, two hours before the shift, and still on the road at noon; planned from nine to six.
  const early = drive('2026-11-25T09:00', '2026-11-25T18:00', {
    departedAt: at('2026-11-25T06:00'),
  });
  expect(weeksOf(early)[0]).toMatchObject({ overtime: 60 });
});

test('shifts may begin at midnight, and last a day and a night', () => {
  const trip = { startsAt: at('2026-11-24T20:00'), endsAt: at('2026-11-25T04:00') };
  const early = [{ weekday: 3, starts: '00:00', ends: '08:00' }];
  expect(overtimeMinutes(trip, early)).toBe(4 * 60);
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    starts: '08:00',
    ends: '08:00',
  }));
  expect(overtimeMinutes(trip, always)).toBe(0);
});

test('a trip of yesterday that nobody ended lasts as planned: nobody drove through the night', () => {
  const [week] = weeksOf(
    drive('2026-11-24T13:00', '2026-11-24T17:00', { departedAt: at('2026-11-24T13:10') }),
  );
  expect(week).toMatchObject({ driven: 3 * 60 + 50 });
});

test('a trip of which only the clock knows that it set out lasts no longer than planned', () => {
  const departedAt = at('2026-11-25T06:30');
  const assumed = drive('2026-11-25T06:30', '2026-11-25T07:15', { departedAt, isAssumed: true });
  expect(weeksOf(assumed)[0]).toMatchObject({ driven: 45 });
  const underWay = drive('2026-11-25T11:30', '2026-11-25T13:00', {
    departedAt: at('2026-11-25T11:30'),
    isAssumed: true,
  });
  expect(weeksOf(underWay)[0]).toMatchObject({ driven: 30 });
});
