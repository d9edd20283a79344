import { describe, expect, it, test } from 'vitest';
import type { BookingCard } from '#contract/bookings';
import { bookingCard } from '../../../../tests/factories/booking-data';
import { chooseTrip, handoverNow } from './choose-trip';

const at = (time: string) => `2026-11-22T${time}:00.000+07:00`;

const trip = (number: number, from: string, to: string, more: Partial<BookingCard> = {}) =>
  bookingCard(number, { status: 'arranged', startsAt: at(from), endsAt: at(to), ...more });

const collectable = (from: string): Partial<BookingCard> => ({
  kind: 'bookingnodriver',
  handover: { is: 'collect', from: at(from) },
});
const returnable = (from: string): Partial<BookingCard> => ({
  kind: 'bookingnodriver',
  status: 'ongoing',
  handover: { is: 'return', from: at(from) },
});

describe('the trip that home is about', () => {
  const ridden = trip(1, '13:30', '14:15', { status: 'ongoing' });
  const hers = trip(2, '14:30', '16:00', { forMe: false });
  const later = trip(3, '17:00', '18:00');
  const car = trip(4, '15:00', '18:00', collectable('14:30'));
  const missed = trip(7, '13:00', '22:00', { status: 'approved' });
  const boarded = trip(8, '17:15', '18:00');
  const after = trip(9, '23:00', '23:30');
  const driven = trip(5, '12:00', '15:00', returnable('11:30'));

  test.each<
    [why: string, coming: BookingCard[], time: string, next: number | null, over: number[]]
  >([
    ['nothing is coming', [], '13:00', null, []],
    ['the one under way', [ridden, later], '14:00', 1, []],
    ['past its end it gives way to the next', [ridden, later], '15:08', 3, [1]],
    ['at its very end too', [ridden, later], '14:15', 3, [1]],
    ['alone and over, nothing is next', [ridden], '14:16', null, [1]],
    ['mine before one that I booked for somebody', [hers, later], '14:00', 3, []],
    ['a colleague’s where I have none', [hers], '14:00', 2, []],
    [
      'a car that waits to be collected before a trip in which I am driven',
      [ridden, car],
      '14:30',
      4,
      [1],
    ],
    [
      'too early to collect it, the one under way',
      [trip(6, '13:00', '16:00'), car],
      '14:29',
      6,
      [],
    ],
    ['the car in my hands', [driven, later], '14:00', 5, []],
    ['one that no car was found for, at its time', [missed], '15:20', 7, []],
    ['before one that rides while that would have lasted', [missed, boarded], '15:20', 8, []],
    ['but not before one after its end', [missed, after], '15:20', 7, []],
    ['a car that should be back is no next trip', [driven, later], '15:01', 3, []],
  ])('%s', (_, coming, time, next, over) => {
    const chosen = chooseTrip(coming, new Date(at(time)));
    const idOf = (number: number) => bookingCard(number).id;
    expect(chosen.next?.id ?? null).toBe(next === null ? null : idOf(next));
    expect(chosen.overdue.map(({ id }) => id)).toEqual(over.map(idOf));
  });
});

describe('cars to be collected or returned', () => {
  const first = trip(1, '14:00', '16:00', returnable('13:30'));
  const late = trip(2, '10:00', '12:00', returnable('09:30'));
  const later = trip(3, '15:00', '18:00', collectable('14:30'));

  test.each<[why: string, time: string, cars: number[]]>([
    ['the one that stands large, and one past its time to be back', '14:00', [2, 1]],
    ['another as soon as it can be collected', '14:45', [2, 1, 3]],
  ])('%s', (_, time, cars) => {
    const chosen = chooseTrip([late, first, later], new Date(at(time)));
    expect(chosen.next?.id).toBe(bookingCard(1).id);
    expect(chosen.cars.map(({ id }) => id)).toEqual(cars.map((number) => bookingCard(number).id));
    expect(chosen.overdue).toEqual([]);
  });
});

describe('what can be done with the car', () => {
  const now = (time: string) => new Date(at(time));

  it('nothing before the hour, then it is collected', () => {
    const car = trip(1, '15:00', '18:00', collectable('14:30'));
    expect(handoverNow(car, now('14:29'))).toBeNull();
    expect(handoverNow(car, now('14:30'))).toBe('collect');
  });

  it('returned at any time, also after the end', () => {
    const car = trip(1, '15:00', '18:00', returnable('14:30'));
    expect(handoverNow(car, now('15:00'))).toBe('return');
    expect(handoverNow(car, now('19:00'))).toBe('return');
  });

  it('nothing by who only rides along', () => {
    expect(handoverNow(trip(1, '15:00', '18:00'), now('16:00'))).toBeNull();
  });
});
