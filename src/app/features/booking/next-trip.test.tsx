import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookingCard } from '../../../../tests/factories/booking-data';
import { openApp } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';

it.each([
  [60_000, ['กำลังจัดรถให้', 'ผู้จัดรถกำลังหารถให้']],
  [-60_000, ['ยังจัดรถไม่ได้', 'ยังจัดรถไม่ได้']],
])('without a car, %i ms before its start, card and list say %j', async (ahead, says) => {
  const trip = bookingCard(1, {
    status: 'approved',
    startsAt: new Date(Date.now() + ahead).toISOString(),
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const call = async (name: string, { query }: { query?: { scope?: string } } = {}) => {
    if (name === 'listBookings')
      return { bookings: query?.scope === 'upcoming' ? [trip] : [], next: null, lost: [] };
    return name === 'listDueRatings' ? { trips: [] } : new Promise<never>(() => undefined);
  };
  await openApp({ call: call as unknown as AppServices['api']['call'] });
  const found = await screen.findAllByText(/^(ผู้จัดรถ)?กำลัง(จัด|หา)รถให้$|^ยังจัดรถไม่ได้$/);
  expect(found.map(({ textContent }) => textContent)).toEqual(says);
});
