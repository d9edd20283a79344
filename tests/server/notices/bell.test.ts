import { describe, expect, it } from 'vitest';
import type { BookingPage } from '#contract/bookings';
import type { KnownNoticeWish, NoticePage } from '#contract/notices';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { useBookings } from '../bookings/use-bookings';
import { insertNotice, subscriptionOf } from '../support/notices';
import type { Role } from '../support/people';

const bookings = useBookings();

const bell = async (role: Role = 'employee', query = '') =>
  (await bookings.call<NoticePage>(role, 'GET', `/employee/notices${query}`)).body;
const act = (role: Role, path: string) =>
  bookings.call<{ unread: number }>(role, 'POST', `/employee/notices${path}`);
const me = () => bookings.company.people['employee']!;

/** What came to nothing and was not read of, as the first screen has it. */
const lost = async (of = '') =>
  (await bookings.call<BookingPage>('employee', 'GET', `/employee/bookings?scope=waiting${of}`))
    .body.lost;

describe('the bell', () => {
  it('says in one sentence what happened, newest first, and where to act on it', async () => {
    const { body: booking } = await bookings.create(bookings.requests.bookingwithdrivernava);
    const { notices, unread } = await bell('approver');
    expect(unread).toBe(1);
    expect(notices).toMatchObject([
      {
        type: 'waiting_for_you',
        readAt: null,
        subjectId: booking.id,
        title: 'รอคุณอนุมัติ',
        sentence: expect.stringMatching(
          new RegExp(`^คำขอ ${booking.ref} ของ .+ วันที่ 24/11/2026 08:00 รอคุณอนุมัติ$`),
        ),
        action: 'พิจารณา',
        link: `/approve?booking=${booking.id}`,
      },
    ]);
    expect((await bell()).notices).toEqual([]);
  });

  it('tells how it was decided, and why', async () => {
    const { body: booking } = await bookings.create(bookings.requests.bookingwithdrivernava);
    await bookings.call('approver', 'POST', `/employee/approvals/${booking.id}/reject`, {
      version: booking.version,
      body: { reason: 'ไม่จำเป็น' },
    });
    const { notices } = await bell();
    expect(notices[0]?.sentence).toBe(`การจอง ${booking.ref} วันที่ 24/11/2026 08:00 ไม่ได้รับอนุมัติ`);
    expect(notices[0]).toMatchObject({ reason: 'ไม่จำเป็น' });
    const noticeId = notices[0]?.id;
    expect(await lost()).toMatchObject([
      { noticeId, bookingId: booking.id, startsAt: booking.startsAt, reason: 'ไม่จำเป็น' },
    ]);
    expect(await lost('&role=for_me')).toEqual([]);
    // What people typed can be erased; a notice could not.
    const kept = await bookings.db.selectFrom('notice').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('ไม่จำเป็น');
    await act('employee', `/${noticeId}/read`);
    expect(await lost()).toEqual([]);
  });

  it('counts a trip that was called off as lost, not one that goes on without the reader', async () => {
    for (const facts of [{}, { left: 'yes' }])
      await insertNotice(bookings.db, me(), { type: 'cancelled', facts });
    expect(await lost()).toHaveLength(1);
  });

  it('shows page after page, each notice once', async () => {
    for (let minute = 0; minute < 35; minute += 1)
      await insertNotice(bookings.db, me(), { at: new Date(Date.UTC(2026, 10, 1, 1, minute)) });
    const first = await bell();
    const second = await bell('employee', `?after=${first.next}`);
    expect([first.unread, first.notices.length, second.notices.length, second.next]).toEqual([
      35,
      30,
      5,
      null,
    ]);
    const ids = [...first.notices, ...second.notices].map(({ id }) => id);
    expect(new Set(ids).size).toBe(35);
  });

  it('keeps what was read, one by one or all at once, and only mine', async () => {
    const mine = await insertNotice(bookings.db, me());
    await insertNotice(bookings.db, me());
    await insertNotice(bookings.db, me());
    expect((await act('approver', `/${mine.id}/read`)).status).toBe(404);
    await act('approver', '/read');
    expect((await bell()).unread).toBe(3);
    expect((await act('employee', `/${mine.id}/read`)).body.unread).toBe(2);
    expect((await act('employee', '/read')).body.unread).toBe(0);
    expect((await bell()).notices.every(({ readAt }) => readAt !== null)).toBe(true);
  });
});

describe('who is told', () => {
  it('is a colleague for whom somebody else books, and again when it is cancelled', async () => {
    const approver = { type: 'colleague', personId: bookings.company.people['one-kind admin']! };
    const { body } = await bookings.create({
      ...bookings.requests.bookingwithdrivernava,
      forWhom: approver,
    });
    await bookings.act(body, 'cancel', { reason: 'เลื่อน' });
    const shown = (await bell('one-kind admin')).notices.filter(
      ({ subjectId }) => subjectId === body.id,
    );
    expect(shown.map(({ type }) => type)).toEqual(['cancelled', 'booked_for_you']);
    const { firstNameTh, lastNameTh } = await bookings.db
      .selectFrom('person')
      .select(['firstNameTh', 'lastNameTh'])
      .where('id', '=', me())
      .executeTakeFirstOrThrow();
    expect(shown[1]?.sentence).toContain(`${firstNameTh} ${lastNameTh} จองรถให้คุณ`);
    expect((await bell()).notices).toEqual([]);
  });
});

describe('what I want to hear of', () => {
  const wish = () => bookings.call<KnownNoticeWish>('employee', 'GET', '/employee/notice-wish');

  it('is everything, with quiet nights, until I say something else', async () => {
    expect((await wish()).body).toEqual({ quiet: true, muted: [], channels: [] });
    const body = { quiet: false, muted: [{ type: 'arranged', channel: 'email' }] };
    await bookings.call('employee', 'PUT', '/employee/notice-wish', { body });
    await channelRepository(bookings.db).noteSetUp(['line', 'push']);
    expect((await wish()).body).toEqual({ ...body, channels: ['push', 'line'] });
  });

  it('a phone that somebody else signs in on is theirs', async () => {
    const subscribe = (role: Role) =>
      bookings.call(role, 'PUT', '/employee/push-subscription', { body: subscriptionOf() });
    await subscribe('employee');
    await subscribe('approver');
    const whose = () => bookings.db.selectFrom('pushSubscription').select('personId').execute();
    expect(await whose()).toEqual([{ personId: bookings.company.people['approver'] }]);
    const { endpoint } = subscriptionOf();
    const remove = (role: Role) =>
      bookings.call(role, 'POST', '/employee/push-subscription/remove', { body: { endpoint } });
    await remove('employee');
    expect(await whose()).toHaveLength(1);
    await remove('approver');
    expect(await whose()).toEqual([]);
  });
});
