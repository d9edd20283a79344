import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BookingCard } from '#contract/bookings';
import { arranged, bookingCard, bookingDetail } from '../../../../tests/factories/booking-data';
import { outboxItem } from '../../../../tests/factories/outbox-item';
import { openApp } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';

/** The server, with nothing in its lists. */
const answering = (details: ReadonlyMap<string, unknown>) =>
  vi.fn(async (name: string, { params }: { params?: Record<string, unknown> } = {}) => {
    if (name === 'listBookings') return { bookings: [], next: null, lost: [] };
    if (name === 'listDueRatings') return { trips: [] };
    if (name === 'readBooking') return details.get(String(params?.['id']));
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];

it('lives on in its place: unsent as it was asked for, waiting for somebody, arranged, to be rated', async () => {
  const known = new Map<string, unknown>();
  const { set, services, tell } = await openApp({ call: answering(known) });
  const card = {
    startsAt: bookingCard(1).startsAt,
    endsAt: bookingCard(1).endsAt,
    from: 'โรงงานนวนคร',
    to: 'ท่าเรือแหลมฉบัง',
    seats: 2,
  };
  act(() => set.items.set([outboxItem({ input: { body: { kind: 'bookingnodriver' } }, card })]));
  const unsent = (await screen.findByText('รอส่ง')).closest('li');
  expect(unsent?.textContent).toContain('ท่าเรือแหลมฉบัง');
  const become = (more: Partial<BookingCard>) => {
    const booking = bookingDetail(bookingCard(1, more), more);
    known.set(booking.id, booking);
    return booking;
  };
  const waits = { name: 'มาลี สุขใจ', phone: '0812223333' };
  const answer = become({ status: 'pending', waitingFor: [waits] });
  act(() => {
    services.outbox.settled.set(new Map([['key-1', { state: 'sent', answer }]]));
    set.items.set([]);
  });
  expect((await screen.findByRole('link', { name: /มาลี สุขใจ/ })).getAttribute('href')).toBe(
    'tel:0812223333',
  );
  become({ ...arranged, version: 2 });
  tell({ topic: 'booking', id: answer.id });
  await screen.findByText('จัดรถแล้ว');
  screen.getByText('1กข 2345 กรุงเทพมหานคร');
  screen.getByRole('link', { name: /ประเสริฐ ขับดี/ });
  become({ ...arranged, status: 'completed', canRate: true, version: 3 });
  tell({ topic: 'booking', id: answer.id });
  const rate = await screen.findByRole('link', { name: 'ให้คะแนน' });
  expect(rate.getAttribute('href')).toBe(`/evaluate?booking=${answer.id}`);
});
