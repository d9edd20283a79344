import { expect, it } from 'vitest';
import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { sayIn } from '#words/message';
import { listText } from './list-text';

const trip = (more: Partial<ArrangeTrip>) =>
  ({
    status: 'planned',
    startsAt: '2026-11-24T01:30:00Z',
    endsAt: '2026-11-24T10:00:00Z',
    carId: 'car',
    driverId: 'driver',
    departure: null,
    seatsTaken: 3,
    bookings: [{ from: 'โรงงาน 1', to: 'สนามบิน', traveller: 'มาลี สุขใจ' }],
    ...more,
  }) as ArrangeTrip;

it('tomorrow’s list says car, driver, way and how many, in the order of the day; it names no rider', () => {
  const day = {
    from: '2026-11-24',
    trips: [
      trip({ startsAt: '2026-11-24T06:00:00Z', driverId: null, seatsTaken: 1 }),
      trip({}),
      trip({ carId: null }),
      trip({ status: 'cancelled' }),
      trip({ startsAt: '2026-11-24T07:00:00Z', status: 'offered' }),
    ],
    resources: {
      cars: [{ id: 'car', plate: '1กร 4521' }],
      drivers: [{ id: 'driver', name: 'มานพ แสงทอง', nickname: 'นพ' }],
    },
  } as unknown as ArrangeDay;
  expect(listText(day, sayIn('th'))).toMatchObject({
    count: 3,
    title: 'ตารางรถ 24/11/2026 (3 เที่ยว)',
    text: [
      'ตารางรถ 24/11/2026 (3 เที่ยว)',
      '1. 08:30–17:00 · 1กร 4521 · นพ · โรงงาน 1 → สนามบิน · 3 คน',
      '2. 13:00–17:00 · 1กร 4521 · โรงงาน 1 → สนามบิน · 1 คน',
      '3. 14:00–17:00 · 1กร 4521 · นพ · โรงงาน 1 → สนามบิน · 3 คน · รอผู้ให้บริการตอบ',
    ].join('\n'),
  });
});
