import { describe, expect, it } from 'vitest';
import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { sayIn } from '#words/message';
import type { Target } from './target';
import {
  driverInFull,
  driverName,
  driverShort,
  periodText,
  targetRefs,
  targetRoute,
  targetRoutes,
  targetWay,
  tripStateText,
} from './texts';

type Driver = ArrangeDay['resources']['drivers'][number];
type Called = Pick<Driver, 'id' | 'name' | 'nickname'> & Partial<Pick<Driver, 'phone'>>;

const dayWith = (drivers: readonly Called[]) =>
  ({ resources: { drivers } }) as unknown as ArrangeDay;

describe('a driver on the board', () => {
  const day = dayWith([
    { id: 'a', name: 'พรทิพย์ ศรีจันทร์', nickname: 'นพ' },
    { id: 'b', name: 'มานพ แสงทอง', nickname: 'นพ' },
    { id: 'c', name: 'อภิชาติ ม่วงศรี', nickname: 'วิทย์' },
    { id: 'd', name: 'สุนิสา ทองดี', nickname: null },
  ]);

  it.each([
    ['c', 'วิทย์'],
    ['d', 'สุนิสา ทองดี'],
    ['a', 'นพ พรทิพย์'],
    ['b', 'นพ มานพ'],
    ['gone', ''],
  ])('%s is called %s', (id, called) => {
    expect(driverName(day, id)).toBe(called);
  });
});

describe('a driver where there is little room', () => {
  const day = dayWith([
    { id: 'a', name: 'Phanupong Chaiyasit', nickname: null },
    { id: 'b', name: 'Somchai Jaidee', nickname: null },
    { id: 'c', name: 'Somchai Jitman', nickname: null },
    { id: 'd', name: 'มานพ แสงทอง', nickname: null },
    { id: 'e', name: 'พรทิพย์ ศรีจันทร์', nickname: 'นพ' },
    { id: 'f', name: 'Madonna', nickname: null },
  ]);

  it.each([
    ['a', 'Phanupong C.'],
    ['b', 'Somchai Jaidee'],
    ['c', 'Somchai Jitman'],
    ['d', 'มานพ ส.'],
    ['e', 'นพ'],
    ['f', 'Madonna'],
  ])('%s is called %s', (id, called) => {
    expect(driverShort(day, id)).toBe(called);
  });
});

describe('when a trip is', () => {
  it.each([
    ['within a day', '2026-11-22T01:30:00Z', '2026-11-22T10:00:00Z', '08:30–17:00'],
    ['over days', '2026-11-22T01:30:00Z', '2026-11-23T10:00:00Z', '22/11 08:30 – 23/11 17:00'],
    [
      'over New Year',
      '2026-12-31T01:30:00Z',
      '2027-01-01T10:00:00Z',
      '31/12/2026 08:30 – 01/01/2027 17:00',
    ],
  ])('%s, is said without more than it takes', (_, startsAt, endsAt, label) => {
    expect(periodText({ startsAt, endsAt })).toBe(label);
  });
});

describe('how a trip stands', () => {
  it.each([
    ['planned', 'a', 'จัดรถแล้ว'],
    ['planned', null, 'รอจัดรถ'],
    ['accepted', 'a', 'ผู้ให้บริการรับแล้ว'],
  ] as const)('%s with the car %s is said as its bookings say it', (status, carId, text) => {
    const day = { may: { manage: true } } as ArrangeDay;
    expect(tripStateText({ status, carId } as ArrangeTrip, day, sayIn('th'))).toBe(text);
  });
});

describe('a driver on paper', () => {
  const day = dayWith([
    { id: 'a', name: 'มานพ แสงทอง', nickname: 'นพ', phone: '0812345678' },
    { id: 'b', name: 'สุนิสา ทองดี', nickname: null, phone: null },
  ]);

  it.each([
    ['a', 'มานพ แสงทอง (นพ) · 081-234-5678'],
    ['b', 'สุนิสา ทองดี'],
    ['gone', ''],
  ])('%s is called %s', (id, called) => {
    expect(driverInFull(day, id)).toBe(called);
  });
});

describe('a shared trip', () => {
  const trip = {
    departure: null,
    bookings: [
      { ref: 'DD-1', from: 'ประตู 1', to: 'คลัง' },
      { ref: 'DD-2', from: 'ประตู 1', to: 'คลัง' },
      { ref: 'DD-3', from: 'อาคาร 5', to: 'คลัง' },
    ],
  } as unknown as ArrangeTrip;
  const target: Target = { type: 'trip', id: 't', trip };

  it('is found by the number of each booking on it, and says every way in files', () => {
    expect(targetRefs(target)).toBe('DD-1, DD-2, DD-3');
    expect(targetRoutes(target)).toBe('ประตู 1 → คลัง, อาคาร 5 → คลัง');
  });

  it('where there is room for one way, counts the others', () => {
    expect(targetRoute(target)).toBe('ประตู 1 → คลัง +1');
  });

  it('of the timetable goes the way of its departure', () => {
    const departure = { route: 'หอพัก – โรงงาน', direction: 'out', departs: '13:00' } as const;
    expect(targetRoutes({ ...target, trip: { ...trip, departure } })).toBe('หอพัก – โรงงาน');
  });
});

describe('what is picked', () => {
  const stops = ['โรงงาน', 'สนามบิน', 'คู่ค้า'].map((name) => ({ name, arriveBy: null }));
  const booking = { from: 'โรงงาน', to: 'คู่ค้า', stops };
  const tripOf = (bookings: readonly object[], departure: { route: string } | null) =>
    ({ type: 'trip', id: 't', trip: { bookings, departure } }) as unknown as Target;

  it('tells every stop, as a trip too; of a shared one its ways, of a departure its route', () => {
    const waits = { type: 'booking', id: 'b', booking } as unknown as Target;
    expect(targetWay(waits)).toBe('โรงงาน → สนามบิน → คู่ค้า');
    expect(targetWay(tripOf([booking], null))).toBe('โรงงาน → สนามบิน → คู่ค้า');
    expect(targetWay(tripOf([booking, booking], null))).toBe('โรงงาน → คู่ค้า');
    expect(targetWay(tripOf([booking], { route: 'สาย 1' }))).toBe('สาย 1');
  });
});
