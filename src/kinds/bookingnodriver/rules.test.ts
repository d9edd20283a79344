import { describe, expect, it, test } from 'vitest';
import {
  at,
  colleague,
  makeFacts,
  me,
  noDriver,
  uuid,
} from '../../../tests/factories/booking-requests';
import { asking } from './asking';

const check = (change: object, facts: object = {}) =>
  asking.problems(noDriver(change), makeFacts(facts));

describe('a self-drive rental', () => {
  it('as it is usually asked for, has no problem', () => {
    expect(check({})).toEqual({});
  });

  test.each([
    ['has none', { [me]: null }, { driverId: 'licence_missing' }],
    ['ends the day before the trip does', { [me]: '2026-11-19' }, { driverId: 'licence_expires' }],
    ['holds to the last day', { [me]: '2026-11-20' }, {}],
    ['is not known on the phone', {}, {}],
  ])('when the driver’s licence %s', (_, licenceUntil, problems) => {
    expect(check({}, { licenceUntil })).toEqual(problems);
  });

  it('needs a licence of each co-driver that outlasts the trip', () => {
    const change = { coDriverIds: [colleague] };
    expect(check(change)).toEqual({});
    expect(check(change, { licenceUntil: { [me]: '2027-01-01', [colleague]: null } })).toEqual({
      coDriverIds: 'licence_missing',
    });
  });

  it('when the co-driver is the driver, says so', () => {
    expect(check({ coDriverIds: [me] })).toEqual({ coDriverIds: 'co_driver_is_driver' });
  });

  it('when a driver is named among the companions, says so', () => {
    const companions = [{ type: 'colleague', personId: colleague }];
    expect(check({ coDriverIds: [colleague], companions })).toEqual({
      'companions.0': 'listed_twice',
    });
  });

  it('asks for the terms of today, unless these were accepted when it was first sent', () => {
    expect(check({}, { termsNumber: 2 })).toEqual({ termsNumber: 'terms_changed' });
    const standing = { ...noDriver(), termsNumber: 1 };
    expect(check({}, { termsNumber: 2, standing })).toEqual({});
    const { termsNumber: _, ...unsaid } = noDriver();
    expect(asking.problems(unsaid, makeFacts({ standing }))).toEqual({});
  });

  it('counts who drives as sitting in the car', () => {
    const guest = { type: 'guest', name: 'แขก', phone: null };
    expect(check({ companions: [guest, guest, guest] })).toEqual({});
    expect(check({ companions: [guest, guest, guest], coDriverIds: [colleague] })).toEqual({
      class: 'too_many_people',
    });
    expect(check({ class: 'ppv' })).toEqual({ class: 'unknown' });
  });

  it('later than the notice period, needs a reason', () => {
    const late = { startsAt: at('2026-11-18', '13:00'), endsAt: at('2026-11-18', '15:00') };
    expect(check(late)).toEqual({ urgentReason: 'urgent_reason_required' });
    expect(check({ ...late, urgentReason: 'รถเสียกลางทาง' })).toEqual({});
  });

  it('holds the chosen car from the request on, with the buffer after it', () => {
    expect(asking.toRows(noDriver({ carId: uuid(61) }), makeFacts())).toMatchObject({
      chosenCarId: uuid(61),
      held: { from: at('2026-11-20', '08:00'), to: at('2026-11-20', '17:30') },
    });
    expect(asking.toRows(noDriver(), makeFacts())).toMatchObject({
      chosenCarId: null,
      held: null,
    });
  });

  it('on another day, is of another car', () => {
    const chosen = noDriver({ carId: uuid(61) });
    expect(asking.onDay(chosen, '2026-11-20').carId).toBe(uuid(61));
    expect(asking.onDay(chosen, '2026-11-27')).toMatchObject({
      carId: null,
      startsAt: at('2026-11-27', '08:00'),
      endsAt: at('2026-11-27', '17:00'),
    });
  });
});
