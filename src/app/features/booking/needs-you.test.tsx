import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BookingCard, LostRequest } from '#contract/bookings';
import { bookingCard } from '../../../../tests/factories/booking-data';
import { outboxItem as item } from '../../../../tests/factories/outbox-item';
import { employee, openApp } from '../../../../tests/factories/shell-app';
import { OfflineError } from '../../api/errors';
import type { AppServices } from '../../app-services';

type Answers = {
  upcoming?: BookingCard[];
  waiting?: BookingCard[];
  lost?: LostRequest[];
  /** The bookings that are to be rated. */
  due?: string[];
};

/** The server, as far as the strip asks it. */
const answering = (answers: Answers) =>
  (async (name: string, { query }: { query?: Record<string, string> } = {}) => {
    if (name === 'listDueRatings')
      return { trips: (answers.due ?? []).map((bookingId) => ({ bookingId })) };
    if (name === 'listBookings') {
      const { upcoming = [], waiting = [], lost = [] } = answers;
      return query?.['scope'] === 'upcoming'
        ? { bookings: upcoming, next: null, lost: [] }
        : { bookings: waiting, next: null, lost };
    }
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];

describe('What needs me', () => {
  afterEach(() => vi.useRealTimers());
  const strip = async () => within(await screen.findByRole('list', { name: 'รอคุณอยู่' }));
  const sayAll = (found: Awaited<ReturnType<typeof strip>>) =>
    found.getAllByRole('listitem').map((line) => line.querySelector('strong')?.textContent);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const late = bookingCard(1, {
    kind: 'bookingnodriver',
    status: 'ongoing',
    endsAt: hourAgo,
    handover: { is: 'return', from: hourAgo },
  });
  const returned = bookingCard(2, { status: 'returned', ref: 'NV-2611-0002' });
  const offered = bookingCard(3, {
    status: 'waitlisted',
    offerExpiresAt: new Date(Date.now() + 300_000).toISOString(),
  });

  it('is one strip, the most pressing first, each with its one tap', async () => {
    const lists = { upcoming: [late], waiting: [returned, offered], due: ['a', 'b'] };
    const { set } = await openApp({ call: answering(lists) });
    const found = await strip();
    await found.findByText('รอคุณให้คะแนน 2 เที่ยว');
    act(() => set.items.set([item({ state: 'needs-attention', reason: { code: 'not_now' } })]));
    expect(sayAll(found)).toEqual([
      expect.stringMatching(/–/),
      'มีที่นั่งว่างให้คุณแล้ว',
      'ส่งไม่ได้ 1 รายการ',
      'ส่งกลับให้แก้ไข',
      'รอคุณให้คะแนน 2 เที่ยว',
    ]);
    const taps = [/^คืนรถ /, /^แก้ไข NV-2611-0002/, /^ดู$/, /^ให้คะแนน$/].map((name) =>
      found.getByRole('link', { name }).getAttribute('href'),
    );
    expect(taps).toEqual([
      `/checkbooking?booking=${late.id}&handover=return`,
      `/bookingwithdrivernava?change=${returned.id}`,
      '/checkbooking?dialog=outbox',
      '/evaluate',
    ]);
    expect(found.getByRole('button', { name: 'รับที่นั่งนี้' })).toBeTruthy();
  });

  it('waits a moment for what an approver has to decide, so that it comes with the rows', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rows = answering({ waiting: [returned] });
    const counted = vi.fn<(answer: { waiting: number }) => void>();
    const call = ((name: string, ...more: []) =>
      name === 'countApprovals'
        ? new Promise((resolve) => counted.mockImplementation(resolve))
        : rows(name as never, ...more)) as typeof rows;
    await openApp({ person: employee({ is_approver: true }), call });
    const lines = () =>
      [...document.querySelectorAll('main ul[aria-label="รอคุณอยู่"] strong')].map(
        ({ textContent }) => textContent,
      );
    expect(lines()).toEqual([]);
    await act(async () => counted({ waiting: 7 }));
    expect(lines()).toEqual(['ส่งกลับให้แก้ไข', 'รอคุณอนุมัติ 7 รายการ']);
  });

  it('counts what an approver decided no more, also until the count is read again; what was undone it does', async () => {
    const rows = answering({});
    const call = ((name: string, ...more: []) =>
      name === 'countApprovals'
        ? Promise.resolve({ waiting: 7 })
        : rows(name as never, ...more)) as typeof rows;
    const { set } = await openApp({ person: employee({ is_approver: true }), call });
    const found = await strip();
    await found.findByText('รอคุณอนุมัติ 7 รายการ');
    const decision = (key: string) => item({ key, endpoint: 'approveBooking' });
    act(() => set.items.set([decision('sent'), decision('undone')]));
    expect(found.getByText('รอคุณอนุมัติ 5 รายการ')).toBeTruthy();
    act(() => {
      set.settled.set(new Map([['sent', { state: 'sent', answer: undefined as never }]]));
      set.items.set([]);
    });
    expect(found.getByText('รอคุณอนุมัติ 6 รายการ')).toBeTruthy();
  });

  it('of one trip to rate, leads to its form; what was rated here and only has to arrive is done', async () => {
    const { set } = await openApp({ call: answering({ due: ['a', 'b'] }) });
    const found = await strip();
    await found.findByText('รอคุณให้คะแนน 2 เที่ยว');
    const rated = (bookingId: string) =>
      item({ key: bookingId, endpoint: 'rateTrip', input: { body: { bookingId } } });
    act(() => set.items.set([rated('a')]));
    expect(found.getByRole('link', { name: 'ให้คะแนน' }).getAttribute('href')).toBe(
      '/evaluate?booking=b',
    );
    act(() => set.items.set([rated('a'), rated('b')]));
    expect(found.queryByRole('link')).toBeNull();
  });

  it('is not the booking that was corrected here and only has to arrive', async () => {
    const { set } = await openApp({ call: answering({ waiting: [returned] }) });
    const found = await strip();
    await found.findByRole('link', { name: /^แก้ไข NV-2611-0002/ });
    const input = { params: { id: returned.id } };
    act(() => set.items.set([item({ endpoint: 'editBooking', input })]));
    expect(found.queryByRole('link')).toBeNull();
  });

  it('is not the car that was returned here and only has to arrive', async () => {
    const { set } = await openApp({ call: answering({ upcoming: [late] }) });
    const found = await strip();
    await found.findByRole('link', { name: /^คืนรถ / });
    const input = { params: { id: late.id } };
    act(() => set.items.set([item({ endpoint: 'returnCar', input })]));
    expect(found.queryByRole('link')).toBeNull();
    expect(found.getByText('รอส่ง')).toBeTruthy();
  });

  it('is what was refused or found no car, and why, drawn with the rows, until that was read or its day is over', async () => {
    const lost = (noticeId: string, more: Partial<LostRequest>): LostRequest => ({
      noticeId,
      bookingId: bookingCard(4).id,
      startsAt: new Date().toISOString(),
      title: noticeId,
      sentence: 'การจอง NV-2611-0004 ไม่ได้รับอนุมัติ',
      reason: 'ใช้รถรับส่งแทนได้',
      ...more,
    });
    const requests = [
      lost('refused', {}),
      lost('no car', { reason: null }),
      lost('over', { startsAt: new Date(Date.now() - 86_400_000).toISOString() }),
    ];
    const { router, services } = await openApp({ call: answering({ lost: requests }) });
    const found = await strip();
    expect(sayAll(found)).toEqual(['refused +1']);
    const sentence = 'การจอง NV-2611-0004 ไม่ได้รับอนุมัติ · ใช้รถรับส่งแทนได้';
    expect(found.getByText((_, part) => part?.textContent === sentence)).toBeTruthy();
    fireEvent.click(found.getByRole('link', { name: /^ดูเหตุผล: / }));
    await waitFor(() => expect(sayAll(found)).toEqual(['no car']));
    // Nobody wrote why there was no car: a reason is promised only where there is one.
    expect(found.getByRole('link', { name: /^ดู: / })).toBeTruthy();
    expect(router.state.location.search).toEqual({ booking: bookingCard(4).id });
    expect(services.api.call).toHaveBeenCalledWith('readNotice', {
      params: { id: 'refused' },
      background: true,
    });
    // Whoever leaves while its code is still on the way leaves it broken for the next.
    await screen.findByRole('dialog', { name: /^การจอง/ });
  });

  it('is a form that was begun and left, with its one tap back into it', async () => {
    const { set } = await openApp({ call: answering({}) });
    const found = await strip();
    const kind = 'bookingduringday';
    act(() => set.drafts.set({ drafts: [{ kind, savedAt: Date.now() }], problem: null }));
    expect(sayAll(found)).toEqual(['ร่างที่ยังไม่ส่ง']);
    const link = found.getByRole('link', { name: 'ทำต่อ เรียกรถระหว่างวัน' });
    expect(link.getAttribute('href')).toBe('/bookingduringday');
    act(() => set.drafts.set({ drafts: [], problem: null }));
    expect(found.queryByRole('link')).toBeNull();
  });

  it('stands there without a network too', async () => {
    const trip = { bookingId: '01a20765-ac6b-77bd-bf39-907ea7e11838', ref: 'NV-2611-0009' };
    const cached = new Map<string, unknown>([
      ['bookings/upcoming/all/mine', { bookings: [], next: null }],
      ['bookings/waiting/all/mine', { bookings: [returned], next: null }],
      [
        'bookings/to-rate',
        {
          trips: [
            {
              ...trip,
              kind: 'bookingnodriver',
              startsAt: hourAgo,
              endsAt: hourAgo,
              from: null,
              to: null,
              car: null,
              driver: null,
              withDriver: false,
              closesAt: hourAgo,
            },
          ],
        },
      ],
    ]);
    const call = vi.fn(() => Promise.reject(new OfflineError())) as AppServices['api']['call'];
    const { set } = await openApp({ call, cached });
    act(() => set.online.set(false));
    const found = await strip();
    await found.findByText('รอคุณให้คะแนน 1 เที่ยว');
    expect(sayAll(found)).toEqual(['ส่งกลับให้แก้ไข', 'รอคุณให้คะแนน 1 เที่ยว']);
  });
});
