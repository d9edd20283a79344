import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bookingCard, bookingDetail } from '../../../../tests/factories/booking-data';
import { openApp } from '../../../../tests/factories/shell-app';
import { ApiError } from '../../api/errors';
import type { AppServices } from '../../app-services';

const offered = bookingCard(3, {
  status: 'waitlisted',
  waitlistPlace: 1,
  offerExpiresAt: new Date(Date.now() + 300_000).toISOString(),
});

const open = async (card = offered, says = /รับได้อีก [45]:\d\d/) => {
  const call = vi.fn(async (name: string, { query }: { query?: { scope?: string } } = {}) => {
    if (name === 'listBookings')
      return { bookings: query?.scope === 'waiting' ? [card] : [], next: null, lost: [] };
    if (name === 'listDueRatings') return { trips: [] };
    if (['readBooking', 'takeSeatOffer', 'cancelBooking'].includes(name))
      return bookingDetail(offered);
    return new Promise<never>(() => undefined);
  });
  const app = await openApp({ call: call as unknown as AppServices['api']['call'] });
  expect((await screen.findByRole('timer')).textContent).toMatch(says);
  return { ...app, call };
};

it('a seat that is offered comes first, one tap takes it, and what was got opens', async () => {
  const { call, router } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'รับที่นั่งนี้' }));
  const { id, version } = offered;
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('takeSeatOffer', { params: { id }, version }),
  );
  await waitFor(() => expect(router.state.location.search).toMatchObject({ booking: id }));
});

it('in the last hour it is kept for nobody, and does not say so', async () => {
  await open({ ...offered, offerHolds: false }, /./);
  expect(screen.getByRole('timer').textContent).toBe('ใครกดรับก่อนได้ก่อน');
});

it('whoever declines reads first what it means, and gives the seat to the next', async () => {
  const { call } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'ไม่รับ' }));
  expect(screen.getByText(/ที่นั่งจะไปถึงคนถัดไปทันที/)).toBeTruthy();
  expect(call.mock.calls.map(([name]) => name)).not.toContain('cancelBooking');
  fireEvent.click(screen.getByRole('button', { name: 'ไม่รับที่นั่งนี้' }));
  const { id, version } = offered;
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('cancelBooking', {
      params: { id },
      body: { reason: null },
      version,
      idempotencyKey: expect.any(String),
    }),
  );
});

it('whoever taps second reads that the seat is gone, also when the offer has left the screen', async () => {
  const { call, tell } = await open();
  const before = call.getMockImplementation()!;
  const { offerExpiresAt: _, ...rest } = offered;
  call.mockImplementation(async (name, options) => {
    if (name === 'takeSeatOffer') throw new ApiError('offer_gone', 409, 'gone');
    if (name === 'listBookings' && options?.query?.scope === 'waiting')
      return { bookings: [{ ...rest, offerExpiresAt: null }], next: null, lost: [] };
    return before(name, options);
  });
  fireEvent.click(screen.getByRole('button', { name: 'รับที่นั่งนี้' }));
  expect(await screen.findByText('ที่นั่งนี้ไม่ว่างแล้ว คุณยังอยู่ในคิว')).toBeTruthy();
  tell({ topic: 'booking', id: offered.id });
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect(screen.getByText('ที่นั่งนี้ไม่ว่างแล้ว คุณยังอยู่ในคิว')).toBeTruthy();
});
