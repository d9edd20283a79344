import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { departures } from '#contract/booking-options';
import { newId } from '../../../../src/server/new-id';
import { useTestDatabase } from '../../../setup/test-database';
import { companyIn } from '../../schema/company';
import { insertPeople } from '../../support/people';
import { useTestServer } from '../../support/test-server';

const kind = 'bookingwithdriveramata';
const now = new Date('2099-11-09T00:00:00Z');
/** A Tuesday. */
const date = '2099-11-10';

const database = useTestDatabase();
let clock = now;
const { request } = useTestServer(database, { now: () => clock });
const company = () => companyIn(database.db);
let routeId: string;
let entryId: string;

const entry = (departs: string, more: object = {}) =>
  company().add('timetableEntry', {
    id: newId(),
    routeId,
    direction: 'out',
    departs,
    weekdays: [1, 2, 3],
    seats: 12,
    valid: '[2099-01-01,)',
    ...more,
  });

const list = async (more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ routeId, direction: 'out', date, ...more });
  const answer = await request('employee', `/employee/departures?${query}`);
  expect(answer.status).toBe(200);
  return v.parse(departures, answer.body);
};

const trip = (more: object = {}) =>
  company().trip({
    kind,
    capacity: 12,
    timetableEntryId: entryId,
    serviceDate: date,
    startsAt: '2099-11-10T06:00:00Z',
    endsAt: '2099-11-10T07:00:00Z',
    ...more,
  });

const seat = (tripId: string, seats: number, segment: [number, number], status = 'approved') =>
  company().booking({
    kind,
    status,
    tripId,
    seats,
    boardStop: segment[0],
    alightStop: segment[1],
    waitlistedAt: status === 'waitlisted' ? now : null,
  });

beforeEach(async () => {
  clock = now;
  await insertPeople(database.db);
  routeId = newId();
  await company().add('route', { id: routeId, kind, nameTh: 'สาย 1', nameEn: 'Line 1' });
  entryId = await entry('13:00');
});

describe('the departures of a day', () => {
  it('are those of the timetable, in order, with all seats left before anybody booked', async () => {
    const morning = await entry('07:30', { seats: 24 });
    expect(await list()).toEqual([
      {
        timetableEntryId: morning,
        departsAt: '2099-11-10T00:30:00.000Z',
        seats: 24,
        seatsLeft: 24,
        waiting: 0,
      },
      {
        timetableEntryId: entryId,
        departsAt: '2099-11-10T06:00:00.000Z',
        seats: 12,
        seatsLeft: 12,
        waiting: 0,
      },
    ]);
  });

  it('have as many seats left as at their fullest moment', async () => {
    const id = await trip();
    await seat(id, 5, [0, 2]);
    await seat(id, 4, [1, 3]);
    await seat(id, 3, [2, 3], 'pending');
    await seat(id, 12, [0, 3], 'cancelled');
    expect(await list()).toMatchObject([{ seats: 12, seatsLeft: 3, waiting: 0 }]);
  });

  it.each([
    [{}, 3],
    [{ boardStop: '0', alightStop: '1' }, 7],
    [{ boardStop: '1', alightStop: '2' }, 3],
    [{ boardStop: '2', alightStop: '3' }, 5],
    [{ boardStop: '1' }, 3],
    [{ alightStop: '1' }, 7],
    [{ boardStop: '3', alightStop: '4' }, 12],
  ])('for the stretch %o have %i seats left', async (stretch, seatsLeft) => {
    const id = await trip();
    await seat(id, 5, [0, 2]);
    await seat(id, 4, [1, 3]);
    await seat(id, 3, [2, 3], 'pending');
    expect(await list(stretch)).toMatchObject([{ seats: 12, seatsLeft }]);
  });

  it('when full, say how many wait; an offered seat is not left', async () => {
    const id = await trip({ capacity: 6 });
    await seat(id, 5, [0, 3]);
    const first = await seat(id, 1, [0, 3], 'waitlisted');
    await seat(id, 2, [0, 3], 'waitlisted');
    expect(await list()).toMatchObject([{ seats: 6, seatsLeft: 1, waiting: 2 }]);
    await company().add('seatOffer', {
      id: newId(),
      bookingId: first,
      tripId: id,
      seats: 1,
      status: 'open',
      offeredAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
    });
    expect(await list()).toMatchObject([{ seatsLeft: 0, waiting: 2 }]);
  });

  it('have the seats of the car, when it is smaller', async () => {
    const id = await trip();
    const car = await company().car({ seats: 10 });
    await company().assign({ car, trip: id }, '[2099-11-10T06:00Z,2099-11-10T07:00Z)');
    await seat(id, 2, [0, 3]);
    expect(await list()).toMatchObject([{ seats: 10, seatsLeft: 8 }]);
  });

  it.each(['cancelled', 'underway', 'done'])('do not have one that is %s', async (status) => {
    await trip({ status });
    expect(await list()).toEqual([]);
  });

  it('are none on another weekday, beyond the timetable, or the other way', async () => {
    expect(await list({ date: '2099-11-13' })).toEqual([]);
    expect(await list({ date: '2098-12-30' })).toEqual([]);
    expect(await list({ direction: 'back' })).toEqual([]);
    expect(await list({ routeId: newId() })).toEqual([]);
  });

  it('are none on a day that the kind does not serve', async () => {
    await database.db
      .updateTable('kind')
      .set({ serviceDays: [1, 3, 4] })
      .where('id', '=', kind)
      .execute();
    expect(await list()).toEqual([]);
  });

  it.each([
    [null, []],
    [kind, []],
    ['bookingduringday', [{ seats: 12 }]],
  ])('on a holiday of %s are %o', async (ofKind, expected) => {
    const names = { nameTh: 'วันหยุด', nameEn: 'Holiday' };
    await company().add('holiday', { id: newId(), day: date, kind: ofKind, ...names });
    expect(await list()).toMatchObject(expected);
  });

  it('are no more once they have left', async () => {
    const later = await entry('14:30');
    clock = new Date('2099-11-10T06:00:00Z');
    expect(await list()).toMatchObject([{ timetableEntryId: later }]);
  });

  it.each([
    [{ date: '2099-02-30' }, { date: 'invalid' }],
    [{ date: '0000-01-01' }, { date: 'invalid' }],
    [{ date: '๒๕๖๙-๐๑-๐๑' }, { date: 'invalid' }],
    [{ direction: 'up' }, { direction: 'invalid' }],
    [{ routeId: 'x' }, { routeId: 'invalid' }],
    [{ boardStop: '-1' }, { boardStop: 'invalid' }],
    [{ alightStop: 'last' }, { alightStop: 'invalid' }],
  ])('asked with %o are refused', async (wrong, fields) => {
    const query = new URLSearchParams({ routeId, direction: 'out', date, ...wrong });
    const answer = await request('employee', `/employee/departures?${query}`);
    expect([answer.status, answer.body.error?.fields]).toEqual([400, fields]);
  });
});
