// Long, because all that stands on the first screen comes from one answer of the server.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BookingCard } from '#contract/bookings';
import { arranged, bookingCard, bookingDetail } from '../../../../tests/factories/booking-data';
import { outboxItem } from '../../../../tests/factories/outbox-item';
import { employee, openApp, phone } from '../../../../tests/factories/shell-app';
import { ApiError, OfflineError } from '../../api/errors';
import type { AppServices } from '../../app-services';
import type { OutboxItem } from '../../outbox/outbox';

type Lists = Partial<Record<'upcoming' | 'waiting' | 'past' | 'cancelled', BookingCard[]>>;

/** The server, as far as this screen asks it. */
const answering = (lists: Lists, details = new Map<string, unknown>()) => {
  const calls: { name: string; query?: Record<string, unknown> }[] = [];
  const call = vi.fn(
    async (name: string, options: Record<string, Record<string, unknown>> = {}) => {
      calls.push({ name, ...(options['query'] && { query: options['query'] }) });
      const scope = options['query']?.['scope'] as keyof Lists;
      if (name === 'listBookings') return { bookings: lists[scope] ?? [], next: null, lost: [] };
      if (name === 'readBooking' || name === 'takeSeatOffer') {
        const detail = details.get(String(options['params']?.['id']));
        if (detail === undefined) throw new ApiError('not_found', 404, '');
        return detail;
      }
      if (name === 'listDueRatings') return { trips: [] };
      return new Promise<never>(() => undefined);
    },
  );
  return { calls, call: call as unknown as AppServices['api']['call'] };
};

const item = (more: Partial<OutboxItem> = {}) =>
  outboxItem({ input: { body: { kind: 'bookingnodriver' } }, ...more });

describe('Next trip', () => {
  it('answers when, where I stand, which car, who drives and the boarding code without a tap', async () => {
    const { call } = answering({ upcoming: [bookingCard(1, arranged), bookingCard(2)] });
    await openApp({ call });
    const card = within(await screen.findByRole('article', { name: 'การเดินทางถัดไป' }));
    expect(card.getByText(/^อีก (1 วัน|23 ชม)/)).toBeTruthy();
    expect(card.getByText('จัดรถแล้ว')).toBeTruthy();
    expect(card.getByRole('img', { name: 'ทะเบียน 1กข 2345 กรุงเทพมหานคร' })).toBeTruthy();
    expect(card.getByText('4821')).toBeTruthy();
    const driver = card.getByRole('link', { name: 'โทรหา ประเสริฐ ขับดี 081-234-5678' });
    expect(driver.getAttribute('href')).toBe('tel:0812345678');
  });

  it('when I travel later than somebody I booked for, is mine', async () => {
    const hers = bookingCard(1, { forMe: false, traveller: 'มาลี สุขใจ' });
    await openApp({ call: answering({ upcoming: [hers, bookingCard(2, arranged)] }).call });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('4821')).toBeTruthy();
  });

  it('when there is none, says what to do', async () => {
    await openApp({ call: answering({}).call });
    expect(await screen.findByText('ยังไม่มีการเดินทางที่กำลังจะถึง')).toBeTruthy();
  });

  it('where nothing could be read, claims no empty days, and offers to try again', async () => {
    const call = () => Promise.reject(new ApiError('internal_error', 500, ''));
    await openApp({ call });
    expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
    expect(screen.queryByText('ยังไม่มีการเดินทางที่กำลังจะถึง')).toBeNull();
  });
});

describe('The four lists', () => {
  it('show what the address says, and the address follows the choice', async () => {
    const { call, calls } = answering({ past: [bookingCard(7, { status: 'completed' })] });
    const { router } = await openApp({
      call,
      path: '/checkbooking?scope=past&kind=bookingnodriver',
    });
    await waitFor(() =>
      expect(calls).toContainEqual({
        name: 'listBookings',
        query: { scope: 'past', role: 'mine', kind: 'bookingnodriver' },
      }),
    );
    const roles = await screen.findByLabelText('จองโดยหรือจองให้');
    await act(async () => fireEvent.change(roles, { target: { value: 'by_me' } }));
    expect(router.state.location.search).toEqual({
      scope: 'past',
      kind: 'bookingnodriver',
      role: 'by_me',
    });
  });

  it.each(['upcoming', 'waiting', 'past', 'cancelled'] as const)(
    'by its address, %s is the one list that is said to be open',
    async (scope) => {
      const names = {
        upcoming: /^กำลังจะถึง/,
        waiting: /^รอดำเนินการ/,
        past: /^ที่ผ่านมา/,
        cancelled: /^ยกเลิก/,
      };
      await openApp({ call: answering({}).call, path: `/checkbooking?scope=${scope}&role=by_me` });
      const lists = within(await screen.findByRole('navigation', { name: 'เลือกรายการ' }));
      expect(lists.getAllByRole('link')).toHaveLength(4);
      expect(lists.getByRole('link', { current: 'page' }).textContent).toMatch(names[scope]);
    },
  );

  it('in the past, book again in two taps: the first is on the card', async () => {
    const { call } = answering({ past: [bookingCard(7, { status: 'completed' })] });
    await openApp({ call, path: '/checkbooking?scope=past' });
    const again = await screen.findByRole('link', { name: 'จองอีกครั้ง' });
    expect(again.getAttribute('href')).toBe(`/bookingwithdrivernava?copy=${bookingCard(7).id}`);
  });

  it('ask once for what two places show, and no more than twice in all', async () => {
    const { call, calls } = answering({ upcoming: [bookingCard(1)] });
    await openApp({ call });
    await screen.findByRole('article');
    expect(calls.filter(({ name }) => name === 'listBookings')).toHaveLength(2);
  });

  it('without a network, are what the device remembers, with the time of it', async () => {
    const cached = new Map<string, unknown>([
      ['bookings/upcoming/all/mine', { bookings: [bookingCard(1, arranged)], next: null }],
    ]);
    const call = vi.fn(() => Promise.reject(new OfflineError())) as AppServices['api']['call'];
    const { set } = await openApp({ call, cached });
    act(() => set.online.set(false));
    expect(await screen.findByText(/^ข้อมูล ณ (21\/11\/2026 )?10:42$/)).toBeTruthy();
    expect(screen.getAllByText('จัดรถแล้ว')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull();
  });

  it('without a network and never opened before, are read again by a tap', async () => {
    const answers = answering({ upcoming: [bookingCard(1)] });
    let isReached = false;
    const call = vi.fn((...calls: Parameters<AppServices['api']['call']>) =>
      isReached ? answers.call(...calls) : Promise.reject(new OfflineError()),
    ) as AppServices['api']['call'];
    const { set } = await openApp({ call });
    act(() => set.online.set(false));
    await screen.findByText(/^ยังไม่มีรายการนี้ในเครื่อง/);
    isReached = true;
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('filtered without a network, are cut from the whole list', async () => {
    const cached = new Map<string, unknown>([
      [
        'bookings/past/all/mine',
        {
          bookings: [
            bookingCard(1, { ref: 'NV-2611-0001' }),
            bookingCard(2, { kind: 'bookingnodriver', ref: 'NV-2611-0002' }),
          ],
          next: null,
        },
      ],
    ]);
    const call = vi.fn(() => Promise.reject(new OfflineError())) as AppServices['api']['call'];
    await openApp({ call, cached, path: '/checkbooking?scope=past&kind=bookingnodriver' });
    expect(await screen.findByText(/NV-2611-0002/)).toBeTruthy();
    expect(screen.queryByText(/NV-2611-0001/)).toBeNull();
  });

  it('when the server fails, say so and try again on a tap', async () => {
    const { call: good } = answering({ upcoming: [bookingCard(1)] });
    let isBroken = true;
    const call = ((...given: Parameters<typeof good>) =>
      isBroken
        ? Promise.reject(new ApiError('internal_error', 500, ''))
        : good(...given)) as AppServices['api']['call'];
    await openApp({ call });
    expect(await screen.findByText('เปิดรายการไม่ได้ในตอนนี้')).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect((await screen.findAllByText('รอจัดรถ')).length).toBeGreaterThan(0);
  });

  it('when another changes a booking that is shown, read it again', async () => {
    const lists: Lists = { upcoming: [bookingCard(1)] };
    const { tell } = await openApp({ call: answering(lists).call });
    await screen.findByRole('article');
    lists.upcoming = [bookingCard(1, { ...arranged, version: 2 })];
    tell({ topic: 'booking', id: bookingCard(1).id });
    expect(await screen.findByText('4821')).toBeTruthy();
  });
});

describe('Not sent yet', () => {
  it('stands before the lists, and can be edited until the first attempt', async () => {
    const { set } = await openApp({ call: answering({}).call });
    act(() => set.items.set([item(), item({ key: 'report', endpoint: 'reportProblem' })]));
    expect(await screen.findByText('ขับเองไประยอง')).toBeTruthy();
    expect(screen.getAllByText('รอส่ง')).toHaveLength(1);
    const edit = screen.getByRole('link', { name: 'แก้ไข' });
    expect(edit.getAttribute('href')).toBe('/bookingnodriver?unsent=key-1');
    // It is thrown away where that is asked about first.
    const remove = screen.getByRole('link', { name: 'ลบรายการ' });
    expect(remove.getAttribute('href')).toBe('/checkbooking?dialog=outbox');
    act(() => set.items.set([item({ isRemovable: false })]));
    expect(screen.queryByRole('link', { name: 'แก้ไข' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'ลบรายการ' })).toBeNull();
    expect(screen.getByRole('button', { name: 'ลองส่งตอนนี้' })).toBeTruthy();
  });

  it('when it was refused, gives the reason and opens in the form', async () => {
    const { set } = await openApp({ call: answering({}).call });
    const reason = { code: 'invalid_input', fields: { note: 'too_long' } } as const;
    act(() => set.items.set([item({ state: 'needs-attention', reason })]));
    expect(await screen.findByText('ส่งไม่ได้')).toBeTruthy();
    expect(screen.getByText(/^ยาวเกินไป/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'แก้ไข' })).toBeTruthy();
  });

  it('when it has arrived, the lists are read again', async () => {
    const lists: Lists = {};
    const { set } = await openApp({ call: answering(lists).call });
    await screen.findByText('ยังไม่มีการเดินทางที่กำลังจะถึง');
    act(() => set.items.set([item()]));
    lists.upcoming = [bookingCard(1)];
    act(() => set.items.set([]));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

type Queries = ReturnType<typeof within>;

const showMore = async (sheet: Queries) =>
  fireEvent.click(await sheet.findByRole('button', { name: /เพิ่มเติม$/ }));

describe('One booking', () => {
  const card = bookingCard(1, arranged);
  const named = { name: 'การจอง NV-2611-0001' };
  const open = async (more: Parameters<typeof bookingDetail>[1] = {}) => {
    const details = new Map([[card.id, bookingDetail(card, more)]]);
    const server = answering({ upcoming: [card] }, details);
    const app = await openApp({
      viewport: phone,
      call: server.call,
      path: `/checkbooking?booking=${card.id}`,
    });
    const sheet = within(await screen.findByRole('dialog', named));
    return { ...app, ...server, sheet };
  };

  it('opens by its address with who did what, for whom it waits, the passengers and the estimate', async () => {
    const { sheet } = await open({ waitingFor: [{ name: 'มาลี สุขใจ', phone: '0898765432' }] });
    await sheet.findByText('ประวัติ');
    expect(sheet.getByText('ส่งคำขอ')).toBeTruthy();
    const call = sheet.getByRole('link', { name: 'โทรหา มาลี สุขใจ 0898765432' });
    expect(call.textContent).toContain('มาลี สุขใจ');
    expect(sheet.getByText(/^2,500(\.00)? บาท$/)).toBeTruthy();
    expect(sheet.getByText('4821')).toBeTruthy();
    expect(sheet.getByText('มาลี สุขใจ')).toBeTruthy();
  });

  it('changed here and not sent yet, says so and opens that change, not another', async () => {
    const { set, sheet } = await open();
    await sheet.findByRole('button', { name: 'แก้ไขการจอง' });
    const input = { params: { id: card.id } };
    act(() => set.items.set([outboxItem({ key: 'change', endpoint: 'editBooking', input })]));
    expect(sheet.getByText(/^บันทึกการแก้ไขแล้ว/)).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'แก้ไขการจอง' })).toBeNull();
    expect(sheet.getByRole('link', { name: 'แก้ไข' }).getAttribute('href')).toMatch(
      /\?unsent=change$/,
    );
  });

  it('opens from its card, and Back closes it', async () => {
    const details = new Map([[card.id, bookingDetail(card)]]);
    const { router } = await openApp({ call: answering({ upcoming: [card] }, details).call });
    const [link] = await screen.findAllByRole('link', { name: /ดูรายละเอียด.*NV-2611-0001/ });
    await act(async () => link && fireEvent.click(link));
    expect(await screen.findByRole('dialog', named)).toBeTruthy();
    await act(async () => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog', named)).toBeNull());
  });

  it('a change says its consequence first, then opens the form', async () => {
    const { sheet } = await open();
    fireEvent.click(await sheet.findByRole('button', { name: 'แก้ไขการจอง' }));
    expect(sheet.getByText(/ต้องขออนุมัติใหม่/)).toBeTruthy();
    const form = sheet.getByRole('link', { name: 'เปิดแบบฟอร์ม' });
    expect(form.getAttribute('href')).toBe(`/bookingwithdrivernava?change=${card.id}`);
  });

  it('a late cancellation says so, asks for the reason and sends the version it saw', async () => {
    const { sheet, set, services } = await open({ cancelIsLate: true, version: 5 });
    await showMore(sheet);
    fireEvent.click(sheet.getByRole('button', { name: 'ยกเลิกการจอง' }));
    expect(sheet.getByText(/นับเป็นการยกเลิกช้า/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'ยกเลิกการจอง' }));
    expect(await sheet.findByText('กรุณาบอกเหตุผล')).toBeTruthy();
    expect(services.outbox.send).not.toHaveBeenCalled();
    fireEvent.change(sheet.getByLabelText('เหตุผลที่ยกเลิก'), { target: { value: 'ลูกค้าเลื่อน' } });
    fireEvent.click(sheet.getByRole('button', { name: 'ยกเลิกการจอง' }));
    await waitFor(() =>
      expect(services.outbox.send).toHaveBeenCalledWith(
        expect.objectContaining({
          endpoint: 'cancelBooking',
          input: { params: { id: card.id }, body: { reason: 'ลูกค้าเลื่อน' }, version: 5 },
        }),
      ),
    );
    const waits = item({ endpoint: 'cancelBooking', input: { params: { id: card.id } } });
    act(() => set.items.set([waits]));
    expect(await sheet.findByText(/^ยังไม่ได้ยกเลิก จะส่งคำขอยกเลิกให้เองเมื่อติดต่อระบบได้/)).toBeTruthy();
  });

  it('while its cancellation waits, says so, and keeping the booking takes that back', async () => {
    const { sheet, set, services } = await open();
    const waits = item({ endpoint: 'cancelBooking', input: { params: { id: card.id } } });
    act(() => set.items.set([waits]));
    expect(await sheet.findByText(/จะส่งคำขอยกเลิกให้เอง/)).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'ยกเลิกการจอง' })).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'เก็บการจองไว้' }));
    expect(services.outbox.remove).toHaveBeenCalledWith(waits.key);
    act(() => set.items.set([]));
    expect(await sheet.findByRole('button', { name: 'แก้ไขการจอง' })).toBeTruthy();
    act(() => set.items.set([{ ...waits, isRemovable: false }]));
    expect(sheet.queryByRole('button', { name: 'เก็บการจองไว้' })).toBeNull();
  });

  it('what the server does not let me do is not offered', async () => {
    const may = { edit: false, cancel: false, resubmit: false, takeOffer: false, drive: false };
    const { sheet } = await open({ may });
    await showMore(sheet);
    expect(sheet.getByRole('button', { name: 'เพิ่มลงปฏิทิน' })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'ยกเลิกการจอง' })).toBeNull();
    expect(sheet.queryByRole('button', { name: 'แก้ไขการจอง' })).toBeNull();
  });

  it('what is rare stands behind one tap more, and what cannot be undone last', async () => {
    const { sheet } = await open();
    await sheet.findByRole('button', { name: 'แก้ไขการจอง' });
    expect(sheet.getByRole('link', { name: 'จองอีกครั้ง' })).toBeTruthy();
    const rare = ['เพิ่มลงปฏิทิน', 'แชร์', 'แจ้งปัญหา', 'ยกเลิกการจอง'];
    for (const name of rare) expect(sheet.queryByText(name)).toBeNull();
    await showMore(sheet);
    const order = rare.map((name) => sheet.getByText(name));
    for (const [index, action] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['pending', true],
    ['approved', true],
    ['ongoing', true],
    ['waitlisted', false],
    ['returned', false],
    ['cancelled', false],
    ['completed', false],
  ] as const)('%s: its time is offered to the calendar: %s', async (status, isOffered) => {
    const { sheet } = await open({ status });
    await showMore(sheet);
    expect(sheet.queryByRole('button', { name: 'เพิ่มลงปฏิทิน' }) !== null).toBe(isOffered);
  });

  it('shared where there is no sheet for it, its link is copied with it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { sheet } = await open();
    await showMore(sheet);
    fireEvent.click(sheet.getByRole('button', { name: 'แชร์' }));
    expect(await sheet.findByRole('button', { name: 'คัดลอกแล้ว' })).toBeTruthy();
    const lines = writeText.mock.calls[0]?.[0].split('\n') ?? [];
    expect(lines).toContain('คนขับ ประเสริฐ ขับดี 081-234-5678');
    expect(lines.at(-1)).toBe(
      `${location.origin}/checkbooking?booking=${card.id}&openExternalBrowser=1`,
    );
    writeText.mockRestore();
  });

  it('without a network and never opened before, shows what the list knows', async () => {
    const cached = new Map<string, unknown>([
      ['bookings/upcoming/all/mine', { bookings: [card], next: null }],
    ]);
    const call = vi.fn(() => Promise.reject(new OfflineError())) as AppServices['api']['call'];
    const { set } = await openApp({ call, cached, path: `/checkbooking?booking=${card.id}` });
    act(() => set.online.set(false));
    const sheet = within(await screen.findByRole('dialog', named));
    expect(await sheet.findByText('4821')).toBeTruthy();
    expect(sheet.getByText(/ยังติดต่อระบบไม่ได้ ประวัติ/)).toBeTruthy();
  });

  it.each([
    ['says so', {}, undefined],
    ['leads whoever approves to where they decide', { is_approver: true }, '/approve?booking='],
  ])('when it is not mine, %s', async (_, more, approvals) => {
    const { id } = bookingCard(99);
    const path = `/checkbooking?booking=${id}`;
    await openApp({ call: answering({}).call, path, person: employee(more) });
    expect(await screen.findByText(/ไม่พบการจองนี้/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull();
    const link = screen.queryByRole('link', { name: 'ดูในรายการอนุมัติ' });
    expect(link?.getAttribute('href')).toBe(approvals && `${approvals}${id}`);
  });
});
