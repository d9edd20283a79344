import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { arranged, bookingCard, bookingDetail } from '../../../../tests/factories/booking-data';
import { openApp, phone } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';

vi.mock('./ride-card', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('without the script of the ride card, which no phone keeps, a booking can still be called off', async () => {
  const card = bookingCard(1, arranged);
  const call = vi.fn(async (name: string) => {
    if (name === 'listBookings') return { bookings: [card], next: null, lost: [] };
    if (name === 'readBooking') return bookingDetail(card, {});
    return new Promise<never>(() => undefined);
  });
  await openApp({
    viewport: phone,
    call: call as unknown as AppServices['api']['call'],
    path: `/checkbooking?booking=${card.id}`,
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'การจอง NV-2611-0001' }));
  await sheet.findByText('ประวัติ');
  fireEvent.click(sheet.getByRole('button', { name: /เพิ่มเติม$/ }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  fireEvent.click(sheet.getByRole('button', { name: 'ยกเลิกการจอง' }));
  expect(await sheet.findByText(/เหตุผล/)).toBeTruthy();
});
