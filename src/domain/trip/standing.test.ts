import { describe, expect, it, test } from 'vitest';
import {
  isReady,
  loosen,
  settle,
  type Assignment,
  type Rider,
  type StandingTrip,
} from './standing';
import type { TripState } from './states';

const moment = '2026-11-24T01:00:00.000Z';

const assignment: Assignment = {
  id: 'assignment',
  carId: 'car',
  driverId: null,
  from: moment,
  until: moment,
  heldFrom: moment,
  heldUntil: moment,
};

const rider = (status: Rider['status']): Rider => ({
  id: status,
  status,
  startsAt: moment,
  endsAt: moment,
  seats: 1,
  boardStop: null,
  alightStop: null,
  boardPlace: null,
  alightPlace: null,
  boardingCode: '1234',
  wantsAlone: false,
});

const trip = (status: TripState, assignments = [assignment]): StandingTrip => ({
  id: 'trip',
  status,
  providerId: null,
  locked: false,
  withDriver: true,
  startsAt: moment,
  endsAt: moment,
  isDeparture: false,
  capacity: null,
  meetingPoint: null,
  note: null,
  assignments,
  riders: [rider('approved'), rider('arranged'), rider('pending')],
});

const settled = (of: StandingTrip) => settle(of).riders.map(({ status }) => status);

describe('the bookings of a trip', () => {
  test.each(['planned', 'accepted'] as const)(
    'are arranged while it is %s and has a car',
    (status) => {
      expect(isReady(trip(status))).toBe(true);
      expect(settled(trip(status))).toEqual(['arranged', 'arranged', 'pending']);
      expect(isReady(trip(status, []))).toBe(false);
      expect(settled(trip(status, []))).toEqual(['approved', 'approved', 'pending']);
    },
  );

  test.each(['offered', 'declined', 'cancelled'] as const)(
    'are only approved while it is %s',
    (status) => {
      expect(settled(trip(status))).toEqual(['approved', 'approved', 'pending']);
    },
  );

  test.each(['underway', 'done'] as const)('stay as they are once it is %s', (status) => {
    expect(settled(trip(status))).toEqual(['approved', 'arranged', 'pending']);
  });

  it('go back to the queue when they are taken off, without a boarding code', () => {
    expect(loosen(rider('arranged'))).toEqual({
      ...rider('arranged'),
      status: 'approved',
      boardingCode: null,
    });
    expect(loosen(rider('approved'))).toEqual({ ...rider('approved'), boardingCode: null });
  });
});
