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

it('tomorrow’s list says car, driver with phone, way and how many, in the order of the day, and what has no car; it names no rider', () => {
  const day = {
    from: '2026-11-24',
    trips: [
      trip({ startsAt: '2026-11-24T06:00:00Z', driverId: null, seatsTaken: 1 }),
      trip({}),
      trip({ carId: null, startsAt: '2026-11-24T05:00:00Z' }),
      trip({ carId: null, bookings: [] }),
      trip({ status: 'declined', startsAt: '2026-11-24T08:00:00Z' }),
      trip({ status: 'cancelled' }),
      trip({ startsAt: '2026-11-24T07:00:00Z', status: 'offered' }),
    ],
    resources: {
      cars: [{ id: 'car', plate: '1กร 4521' }],
      drivers: [{ id: 'driver', name: 'มานพ แสงทอง', nickname: 'นพ', phone: '0812345678' }],
    },
    unarranged: [
      {
        startsAt: '2026-11-24T02:00:00Z',
        endsAt: '2026-11-24T03:00:00Z',
        from: 'โรงงาน 2',
        to: 'ธนาคาร',
        seats: 2,
        traveller: 'มาลี สุขใจ',
      },
    ],
  } as unknown as ArrangeDay;
  expect(listText(day, sayIn('th'))).toMatchObject({
    count: 6,
    text: [
      'ตารางรถ 24/11/2026 (6 เที่ยว · รอจัดรถ 3)',
      '1. 08:30–17:00 · 1กร 4521 · นพ 081-234-5678 · โรงงาน 1 → สนามบิน · 3 คน',
      '2. 09:00–10:00 · รอจัดรถ · โรงงาน 2 → ธนาคาร · 2 คน',
      '3. 12:00–17:00 · รอจัดรถ · โรงงาน 1 → สนามบิน · 3 คน',
      '4. 13:00–17:00 · 1กร 4521 · โรงงาน 1 → สนามบิน · 1 คน',
      '5. 14:00–17:00 · 1กร 4521 · นพ 081-234-5678 · โรงงาน 1 → สนามบิน · 3 คน · รอผู้ให้บริการตอบ',
      '6. 15:00–17:00 · รอจัดรถ · โรงงาน 1 → สนามบิน · 3 คน',
    ].join('\n'),
  });
});
