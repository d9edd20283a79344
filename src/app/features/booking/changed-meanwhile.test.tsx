import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { outboxItem } from '../../../../tests/factories/outbox-item';
import { openApp } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';

/** No bookings, and nothing else is heard of. */
const call = vi.fn(async (name: string) => {
  if (name === 'listBookings') return { bookings: [], next: null, lost: [] };
  return new Promise<never>(() => undefined);
});

it.each([
  ['what was not sent', 'collectCar', '/checkbooking?dialog=outbox'],
  ['the bookings', 'cancelBooking', '/checkbooking'],
] as const)(
  'what its booking has overtaken leads there from %s, and offers no useless try',
  async (...[, endpoint, path]) => {
    const { set } = await openApp({ call: call as unknown as AppServices['api']['call'], path });
    const reason = { code: 'changed_meanwhile' } as const;
    const input = { params: { id: 'booking-1' } };
    const collected = { endpoint, input, state: 'needs-attention', reason } as const;
    act(() => set.items.set([outboxItem(collected)]));
    const link = await screen.findByRole('link', { name: 'ดูการจอง' });
    expect(link.getAttribute('href')).toBe('/checkbooking?booking=booking-1');
    expect(screen.queryByRole('button', { name: 'ลองส่งตอนนี้' })).toBeNull();
  },
);
