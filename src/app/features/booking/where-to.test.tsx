import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WhereTo } from '#contract/bookings';
import { addDays, atMinute, dayOf } from '#domain/dates/bangkok-time';
import { bookingCard } from '../../../../tests/factories/booking-data';
import { employee, openApp, phone, tablet } from '../../../../tests/factories/shell-app';
import { OfflineError } from '../../api/errors';
import type { AppServices } from '../../app-services';

const [usual, place] = [bookingCard(1).id, bookingCard(2).id];
const tomorrow = addDays(dayOf(new Date()), 1);

const likely: WhereTo = {
  trips: [
    {
      bookingId: usual,
      kind: 'bookingwithdrivernava',
      from: 'โรงงาน 1',
      to: 'ดอนเมือง',
      startsAt: atMinute(tomorrow, 8 * 60),
    },
  ],
  places: [{ placeId: place, name: 'แหลมฉบัง', kind: 'bookingnodriver' }],
};

const answering = (whereTo: WhereTo) =>
  vi.fn(async (name: string) => {
    if (name === 'readWhereTo') return whereTo;
    if (name === 'listBookings') return { bookings: [], next: null, lost: [] };
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];

describe('Where to', () => {
  it('a usual trip says when, and leads to its filled-in form for that day', async () => {
    await openApp({ call: answering(likely) });
    const trip = await screen.findByRole('link', { name: /^จองอีกครั้ง ดอนเมือง/ });
    expect(trip.textContent).toBe('ดอนเมืองพรุ่งนี้ 08:00 · จากโรงงาน 1');
    expect(trip.getAttribute('href')).toBe(`/bookingwithdrivernava?copy=${usual}&day=${tomorrow}`);
  });

  it('a place proposes the kind', async () => {
    await openApp({ call: answering(likely) });
    const link = await screen.findByRole('link', { name: 'ไปแหลมฉบัง · จองรถขับเอง' });
    expect(link.getAttribute('href')).toBe(`/bookingnodriver?to=${place}`);
  });

  it('without a network is what the device remembers; of a moment that is over only the hour', async () => {
    const call = vi.fn(() => Promise.reject(new OfflineError())) as AppServices['api']['call'];
    const [trip] = likely.trips;
    const earlier = { ...likely, trips: [{ ...trip, startsAt: '2026-01-05T01:00:00.000Z' }] };
    await openApp({ call, cached: new Map([['bookings/where-to', earlier]]) });
    const link = await screen.findByRole('link', { name: /^จองอีกครั้ง ดอนเมือง/ });
    expect(link.textContent).toBe('ดอนเมือง08:00 · จากโรงงาน 1');
  });

  it('says to somebody who never went anywhere what will stand there', async () => {
    await openApp({ call: answering({ trips: [], places: [] }) });
    expect(await screen.findByText(/ครั้งต่อไปที่ที่ไปบ่อยจะอยู่ตรงนี้/)).toBeTruthy();
  });
});

describe('The bar at the bottom of phones', () => {
  const bar = () => screen.findByRole('navigation', { name: 'ทางลัด' });

  it('has approvals only for whoever may approve', async () => {
    await openApp({ call: answering(likely), viewport: phone });
    expect(within(await bar()).queryByRole('link', { name: /อนุมัติ/ })).toBeNull();
    expect(
      within(await bar())
        .getByRole('link', { name: 'หน้าแรก' })
        .getAttribute('aria-current'),
    ).toBe('page');
  });

  it('leads an approver to what waits', async () => {
    await openApp({
      call: answering(likely),
      viewport: phone,
      person: employee({ is_approver: true }),
    });
    const link = within(await bar()).getByRole('link', { name: /อนุมัติ/ });
    expect(link.getAttribute('href')).toBe('/approve');
  });

  it('books from wherever somebody is: where to, and the four kinds', async () => {
    await openApp({ call: answering(likely), viewport: phone });
    fireEvent.click(within(await bar()).getByRole('button', { name: 'จองรถ' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'จองรถ' }));
    expect(await sheet.findByRole('link', { name: /^จองอีกครั้ง ดอนเมือง/ })).toBeTruthy();
    expect(sheet.getByRole('link', { name: /รถรับส่งตามรอบ/ })).toBeTruthy();
  });

  it('stands on no tablet, where the menu stands beside the page', async () => {
    await openApp({ call: answering(likely), viewport: tablet });
    await screen.findByRole('navigation', { name: 'เมนูหลัก' });
    expect(screen.queryByRole('navigation', { name: 'ทางลัด' })).toBeNull();
  });
});
