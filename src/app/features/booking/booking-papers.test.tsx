import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BookingDetail } from '#contract/bookings';
import { arranged, bookingCard, bookingDetail } from '../../../../tests/factories/booking-data';
import { openApp, phone } from '../../../../tests/factories/shell-app';
import { OfflineError } from '../../api/errors';
import type { AppServices } from '../../app-services';

const photoId = '0190f0a0-0000-7000-8000-000000000777';
const paperId = '0190f0a0-0000-7000-8000-000000000778';
const { car } = arranged;
const card = bookingCard(1, { ...arranged, car: car ? { ...car, photoId } : null });

const open = async (
  more: Partial<BookingDetail>,
  readFile: () => Promise<unknown>,
  cached = new Map<string, unknown>(),
) => {
  const call = vi.fn(async (name: string) => {
    if (name === 'listBookings') return { bookings: [card], next: null, lost: [] };
    if (name === 'readBooking') return bookingDetail(card, more);
    if (name === 'readFile') return readFile();
    if (name === 'listDueRatings') return { trips: [] };
    return new Promise<never>(() => undefined);
  });
  const app = await openApp({
    viewport: phone,
    call: call as unknown as AppServices['api']['call'],
    path: `/checkbooking?booking=${card.id}`,
    cached,
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'การจอง NV-2611-0001' }));
  await sheet.findByText('ประวัติ');
  return { ...app, call, sheet };
};

const file = (mediaType: string, content: string) => async () => ({
  id: paperId,
  name: 'x',
  mediaType,
  content: btoa(content),
});

const comes = { startsAt: '2099-11-22T03:00:00Z', endsAt: '2099-11-22T04:00:00Z' };

describe('What goes with a booking', () => {
  it('is what it is for, in its own words', async () => {
    const request = { ...bookingDetail(card).request, purposeText: 'พาลูกค้าชมโรงงาน' };
    const { sheet } = await open(
      { request, names: { customer: 'พบลูกค้า' } },
      file('image/png', 'p'),
    );
    expect(sheet.getByText('พบลูกค้า · พาลูกค้าชมโรงงาน')).toBeTruthy();
  });

  it('before it has a car, the place in the queue and when it is picked up', async () => {
    const queue = { place: 2, from: '2026-11-22T03:00:00Z', to: '2026-11-22T03:20:00Z' };
    const { sheet } = await open({ ...comes, status: 'approved', queue }, file('image/png', 'p'));
    expect(sheet.getByText(/คิวที่ 2 · .*10:00–10:20/)).toBeTruthy();
  });

  it('of a ride in a queue says one time where it is one, not from a minute to itself', async () => {
    const queue = { place: 5, from: '2026-11-22T01:07:00Z', to: '2026-11-22T01:07:00Z' };
    const { sheet } = await open({ ...comes, status: 'approved', queue }, file('image/png', 'p'));
    expect(sheet.getByText(/คิวที่ 5 · คาดว่ารถมารับ 08:07$/)).toBeTruthy();
  });

  it('of a ride that should have begun promises no pick-up', async () => {
    const queue = { place: 1, from: '2020-11-22T01:07:00Z', to: '2020-11-22T01:30:00Z' };
    const begun = { startsAt: '2020-11-22T01:00:00Z', endsAt: '2020-11-22T02:00:00Z' };
    const { sheet } = await open({ ...begun, status: 'approved', queue }, file('image/png', 'p'));
    expect(sheet.queryByText(/คาดว่ารถมารับ/)).toBeNull();
  });

  it('opens the form of a change at once where nobody approved, as no approval is lost', async () => {
    const { sheet } = await open({ timeline: [] }, file('image/png', 'p'));
    const change = sheet.getByRole('link', { name: 'แก้ไขการจอง' });
    expect(change.getAttribute('href')).toBe(`/bookingwithdrivernava?change=${card.id}`);
  });

  it('a picture opens in its place and closes again', async () => {
    const attachments = [{ id: paperId, name: 'แผนที่.png', mediaType: 'image/png' as const }];
    const { sheet } = await open({ attachments }, file('image/png', 'map'));
    const button = sheet.getByRole('button', { name: 'เปิดไฟล์ แผนที่.png' });
    fireEvent.click(button);
    const picture = await sheet.findByRole('img', { name: 'แผนที่.png' });
    expect(picture.getAttribute('src')).toBe(`data:image/png;base64,${btoa('map')}`);
    fireEvent.click(button);
    await waitFor(() => expect(sheet.queryByRole('img', { name: 'แผนที่.png' })).toBeNull());
  });

  it('a PDF is handed to the phone under its name', async () => {
    const attachments = [{ id: paperId, name: 'ใบสั่ง.pdf', mediaType: 'application/pdf' as const }];
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
    const clicked = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { sheet } = await open({ attachments }, file('application/pdf', '%PDF-1.7'));
    fireEvent.click(sheet.getByRole('button', { name: 'เปิดไฟล์ ใบสั่ง.pdf' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [blob] = made.mock.calls.at(-1) ?? [];
    expect(await (blob as Blob).text()).toBe('%PDF-1.7');
    vi.restoreAllMocks();
  });

  it('without a network, says that opening needs one', async () => {
    const attachments = [{ id: paperId, name: 'a.pdf', mediaType: 'application/pdf' as const }];
    const { sheet } = await open({ attachments }, async () => {
      throw new OfflineError();
    });
    fireEvent.click(sheet.getByRole('button', { name: 'เปิดไฟล์ a.pdf' }));
    expect(await sheet.findByText('ต้องมีสัญญาณจึงจะเปิดไฟล์ได้')).toBeTruthy();
  });

  it('a problem is reported with the booking’s name on it', async () => {
    const { sheet, router } = await open({}, file('image/png', 'p'));
    fireEvent.click(sheet.getByRole('button', { name: /เพิ่มเติม$/ }));
    fireEvent.click(sheet.getByRole('link', { name: 'แจ้งปัญหา' }));
    expect(await screen.findByText('เกี่ยวกับ NV-2611-0001')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ dialog: 'contact', booking: card.id });
  });
});

describe('The car of the next trip', () => {
  const photo = () =>
    document.querySelector('article img[src^="data:image/jpeg"]')?.getAttribute('src');

  it('shows itself, and stays on the phone for the next time', async () => {
    const cached = new Map<string, unknown>();
    const { call } = await open({}, file('image/jpeg', 'white van'), cached);
    await waitFor(() => expect(photo()).toContain(btoa('white van')));
    expect(call).toHaveBeenCalledWith(
      'readFile',
      expect.objectContaining({ params: { id: photoId } }),
    );
    expect(cached.get('car-photo')).toMatchObject({ value: { content: btoa('white van') } });
  });

  it('is not asked for again, and without a network it is still there', async () => {
    const cached = new Map<string, unknown>();
    await open({}, file('image/jpeg', 'kept van'), cached);
    await waitFor(() => expect(cached.has('car-photo')).toBe(true));
    cleanup();
    const fetchPaper = vi.fn(async () => {
      throw new OfflineError();
    });
    await open({}, fetchPaper, new Map([['car-photo', cached.get('car-photo')]]));
    await waitFor(() => expect(photo()).toContain(btoa('kept van')));
    expect(fetchPaper).not.toHaveBeenCalled();
  });
});

it('a refused booking says by whom and why before anything else', async () => {
  const refused = { at: card.startsAt, action: 'reject', by: 'มาลี สุขใจ', until: null };
  const timeline = [{ ...refused, reason: 'ใช้รถรับส่งได้' }];
  const { sheet } = await open(
    { status: 'rejected', timeline },
    () => new Promise(() => undefined),
  );
  expect(sheet.getByText('ใช้รถรับส่งได้')).toBeTruthy();
  expect(sheet.getByText(/^มาลี สุขใจ ไม่อนุมัติ · /)).toBeTruthy();
});
