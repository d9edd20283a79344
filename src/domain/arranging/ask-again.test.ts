import { describe, expect, it } from 'vitest';
import type { Rider, StandingTrip } from '../trip/standing';
import { askAgain, isAskedAgain } from './ask-again';

const rider = (id: string): Rider => ({
  id,
  status: 'arranged',
  startsAt: '2026-11-24T03:00:00.000Z',
  endsAt: '2026-11-24T03:30:00.000Z',
  seats: 1,
  boardStop: null,
  alightStop: null,
  boardPlace: null,
  alightPlace: null,
  boardingCode: null,
  wantsAlone: false,
});

const held = { from: '', until: '', heldFrom: '', heldUntil: '' };

const agreed: StandingTrip = {
  id: 'trip',
  status: 'accepted',
  providerId: 'provider',
  locked: false,
  withDriver: true,
  startsAt: '2026-11-24T03:00:00.000Z',
  endsAt: '2026-11-24T03:30:00.000Z',
  isDeparture: false,
  capacity: null,
  meetingPoint: null,
  note: null,
  assignments: [{ id: 'a', carId: 'car', driverId: 'driver', ...held }],
  riders: [rider('first'), rider('second')],
};
const departure: StandingTrip = { ...agreed, isDeparture: true, capacity: 9 };
const more = [...agreed.riders, rider('third')];

describe('a provider is asked again', () => {
  it.each([
    ['starts earlier', { startsAt: '2026-11-24T02:30:00.000Z' }],
    ['ends later', { endsAt: '2026-11-24T04:00:00.000Z' }],
    ['carries somebody more', { riders: more }],
    ['takes another car', { assignments: [{ id: 'b', carId: 'b', driverId: 'driver', ...held }] }],
    ['takes another driver', { assignments: [{ id: 'b', carId: 'car', driverId: 'b', ...held }] }],
  ])('when an accepted trip %s, and nobody on it is arranged until the answer', (_, change) => {
    const answer = askAgain(agreed, { ...agreed, ...change });
    expect(answer.ok && answer.value.status).toBe('offered');
    const states = answer.ok ? answer.value.riders.map(({ status }) => status) : [];
    expect(new Set(states)).toEqual(new Set(['approved']));
  });

  it.each([
    ['carries fewer people', agreed, { riders: [rider('first')] }],
    ['is told where to wait', agreed, { meetingPoint: 'ประตู 2', note: 'มีกล่อง' }],
    ['gets the car that was to be named', { ...agreed, assignments: [] }, {}],
    ['is a departure, accepted with all its seats', departure, { ...departure, riders: more }],
    ['waits for the answer anyway', { ...agreed, status: 'offered' }, { riders: more }],
  ] as const)('but not when it %s', (_, before, change) => {
    const after: StandingTrip = { ...agreed, status: before.status, ...change };
    expect(askAgain(before, after)).toEqual({ ok: true, value: after });
  });
});

describe('a trip that was asked about again', () => {
  const waits: StandingTrip = { ...agreed, status: 'offered' };

  it.each([
    [agreed, waits, true],
    [agreed, agreed, false],
    [waits, waits, false],
    [agreed, { ...waits, providerId: 'other' }, false],
    [{ ...agreed, status: 'planned' }, waits, false],
  ] as const)(
    'is one that was accepted and waits for the same provider (%#)',
    (before, now, is) => {
      expect(isAskedAgain(before, now)).toBe(is);
    },
  );

  it('is not asked about before its provider said yes, nor when it goes back to the company', () => {
    const planned: StandingTrip = { ...agreed, status: 'planned', riders: more };
    expect(askAgain(agreed, planned)).toEqual({ ok: true, value: planned });
    expect(askAgain({ ...agreed, status: 'planned' }, { ...agreed, riders: more })).toMatchObject({
      value: { status: 'accepted' },
    });
  });
});
