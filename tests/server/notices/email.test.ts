// Long, because every e-mail is read out of the same mail server, by the same people.
import ICAL from 'ical.js';
import { sql } from 'kysely';
import type { ParsedMail } from 'mailparser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { invitationRepository } from '../../../src/server/db/repositories/notices/invitation.repository';
import { noticeRepository } from '../../../src/server/db/repositories/notices/notice.repository';
import { deliver } from '../../../src/server/notices/deliver';
import { openEmail } from '../../../src/server/notices/email/open-email';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { bangkok } from '../bookings/company';
import { period, useArranging } from '../arranging/use-arranging';
import { insertNotice } from '../support/notices';
import { openMailSink } from '../support/mail-sink';

const arranging = useArranging();
const { bookings } = arranging;

const openMail = async () => {
  const sink = await openMailSink();
  const email = openEmail({
    db: bookings.db,
    server: sink.server,
    from: { name: 'Car Pool', address: 'carpool@example.com' },
    publicOrigin: 'https://carpool.example',
  });
  onTestFinished(email.close);
  const tools = { db: bookings.db, now: () => bookings.now, newId, log: createLog('silent') };
  return { ...sink, run: () => deliver([email], tools) };
};

const me = () => bookings.company.people['employee']!;
const addressOf = async (personId: string) =>
  bookings.db
    .updateTable('person')
    .set({ email: 'somsri@example.com' })
    .where('id', '=', personId)
    .execute();

/** Longer than a dispatcher can take back a change. */
const pass = () => bookings.setClock(new Date(bookings.now.getTime() + 90_000).toISOString());

const deliveries = () =>
  bookings.db
    .selectFrom('noticeDelivery')
    .select(['status', 'attempts', 'dueAt', 'error'])
    .orderBy('id')
    .execute();

const eventIn = (mail: ParsedMail | undefined) => {
  const file = mail?.attachments.find(({ contentType }) => contentType === 'text/calendar');
  if (!file) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(file.content.toString()));
  const event = calendar.getFirstSubcomponent('vevent')!;
  return {
    method: calendar.getFirstPropertyValue('method'),
    zone: calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
    organizer: event.getFirstPropertyValue('organizer'),
    attendee: event.getFirstPropertyValue('attendee'),
    starts: String(event.getFirstPropertyValue('dtstart')),
    ends: String(event.getFirstPropertyValue('dtend')),
    startsIn: event.getFirstProperty('dtstart')?.getParameter('tzid'),
  };
};

it('says of TLS that is not there which setting to change', async () => {
  const { server } = await openMailSink();
  const email = openEmail({
    db: bookings.db,
    server: { ...server, secure: true },
    from: { name: 'Car Pool', address: 'carpool@example.com' },
    publicOrigin: 'https://carpool.example',
  });
  onTestFinished(email.close);
  await expect(email.verify?.()).rejects.toThrow(/^it does not begin with TLS: write smtp:\/\//);
});

describe('an e-mail', () => {
  it('says the notice in the reader’s language, as text and as a page, and how to hear less', async () => {
    await addressOf(me());
    const { mails, run } = await openMail();
    await insertNotice(bookings.db, me(), { at: bookings.now });
    await run();
    await run();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toMatch(/^จัดรถให้ NV-/);
    expect(mail?.text).toContain('ดูการจอง: https://carpool.example/checkbooking?booking=');
    expect(mail?.html).toContain('lang="th"');
    expect(mail?.html).toContain('width=device-width');
    expect(mail?.from?.text).toBe('"Car Pool" <carpool@example.com>');
    expect(mail?.headers.get('list')).toMatchObject({
      unsubscribe: {
        url: 'https://carpool.example/checkbooking?dialog=notices&about=settings',
        mail: 'carpool@example.com?subject=unsubscribe',
      },
    });
    expect(await deliveries()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it('of whoever reads English is English', async () => {
    await addressOf(me());
    await bookings.db
      .updateTable('person')
      .set({ language: 'en' })
      .where('id', '=', me())
      .execute();
    const { mails, run } = await openMail();
    await insertNotice(bookings.db, me(), { at: bookings.now });
    await run();
    expect(mails[0]?.subject).toMatch(/^A car is arranged for NV-/);
    expect(mails[0]?.text).toContain('See the booking: ');
  });
});

it('of the demo company says so before anything else', async () => {
  await addressOf(me());
  await bookings.db.updateTable('installation').set({ isDemo: true }).execute();
  const { mails, run } = await openMail();
  await insertNotice(bookings.db, me(), { at: bookings.now });
  await run();
  expect(mails[0]?.subject).toMatch(/^\[ตัวอย่าง\] /);
  expect(mails[0]?.text).toContain('ไม่มีรถและการเดินทางจริง');
});

describe('whoever decides', () => {
  const ask = async () => {
    const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
    return body.id;
  };
  const approval = async (id: string) => {
    const path = `/employee/approvals/${id}`;
    const { body } = await bookings.call<{ version: number }>('approver', 'GET', path);
    return { path, version: body.version };
  };

  it('reads whose request waits and who would travel, and the other why it came back', async () => {
    const { mails, run } = await openMail();
    const { name } = await bookings.db
      .selectFrom('person')
      .select(sql<string>`first_name_th || ' ' || last_name_th`.as('name'))
      .where('id', '=', me())
      .executeTakeFirstOrThrow();
    const { path, version } = await approval(await ask());
    await run();
    expect(mails[0]?.subject).toMatch(new RegExp(`^คำขอ NV-\\S+ ของ ${name} วันที่ .* รอคุณอนุมัติ$`));
    expect(mails[0]?.text).toContain(`ผู้เดินทาง: ${name}`);
    mails.length = 0;
    const body = { reason: 'กรุณาเลื่อนเวลา <b>' };
    await bookings.call('approver', 'POST', `${path}/return`, { version, body });
    await run();
    expect(mails[0]?.subject).toContain('ถูกส่งกลับให้แก้ไข');
    expect(mails[0]?.text).toContain('เหตุผล: กรุณาเลื่อนเวลา <b>');
    expect(mails[0]?.html).toContain('เหตุผล: กรุณาเลื่อนเวลา &lt;b&gt;');
    expect(mails[0]?.text).not.toContain('ผู้เดินทาง');
  });
});

describe('the calendar', () => {
  it('has one entry over the life of a booking: made, changed, called off', async () => {
    await addressOf(me());
    const { mails, run } = await openMail();
    const bookingId = await arranging.company.booking(period('08:00', '16:00'));
    const requester = await bookings.db
      .selectFrom('booking')
      .select('requesterId')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await addressOf(requester.requesterId);
    const car = await arranging.company.car();
    const driver = await arranging.company.driver();
    const { body } = await arranging.arrange([bookingId], { carId: car, driverId: driver });
    expect(body.error).toBeUndefined();
    await bookings.db.updateTable('trip').set({ meetingPoint: 'ประตู 4' }).execute();
    await run();
    pass();
    await run();
    const other = await arranging.company.car();
    const [trip] = body.trips;
    await arranging.act(trip!.id, 'assignment', {
      carId: other,
      driverId: driver,
      reason: 'ยางแตก',
    });
    await run();
    pass();
    await run();
    const version = await arranging.versionOf('booking', bookingId);
    await arranging.send('POST', `/bookings/${bookingId}/cancel`, { reason: 'เลิก' }, { version });
    await run();
    const events = mails.map(eventIn);
    expect(events.map((event) => event?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(events.map((event) => event?.sequence)).toEqual([0, 1, 2]);
    expect(new Set(events.map((event) => event?.uid))).toEqual(new Set([`${bookingId}@carpool`]));
    expect(events[0]).toMatchObject({
      status: 'CONFIRMED',
      organizer: 'mailto:carpool@example.com',
      attendee: 'mailto:somsri@example.com',
      zone: 'Asia/Bangkok',
      starts: '2026-11-24T08:00:00',
      startsIn: 'Asia/Bangkok',
    });
    expect(events[2]?.status).toBe('CANCELLED');
    expect(mails[0]?.text).toContain('จุดนัดพบ: ประตู 4');
    expect(mails[2]?.text).not.toContain('ประตู 4');
  });

  it('counts what was sent, not what the mail server refused', async () => {
    await addressOf(me());
    const { mails, run, refuseWith } = await openMail();
    const { bookingId } = await arranging.company.arranged(period('08:00', '16:00'));
    const told = { type: 'arranged', cause: 'one', params: {}, at: bookings.now } as const;
    await noticeRepository(bookings.db).add([
      { id: newId(), personId: me(), subjectId: bookingId, ...told },
    ]);
    const isInvited = () => invitationRepository(bookings.db).isInvited(bookingId, me());
    refuseWith(451);
    await run();
    pass();
    await run();
    expect(await isInvited()).toBe(false);
    refuseWith(null);
    bookings.setClock(new Date(bookings.now.getTime() + 600_000).toISOString());
    await run();
    expect(mails.map((mail) => eventIn(mail)?.sequence)).toEqual([0]);
    // One that somebody else has taken meanwhile is not given back.
    const { nextSequence, giveBackSequence } = invitationRepository(bookings.db);
    expect(await nextSequence(bookingId, me())).toBe(1);
    await giveBackSequence(bookingId, me(), 0);
    expect(await nextSequence(bookingId, me())).toBe(2);
    await giveBackSequence(bookingId, me(), 2);
    expect(await nextSequence(bookingId, me())).toBe(2);
  });

  it('hears nothing of a request that it never had', async () => {
    await addressOf(me());
    const { mails, run } = await openMail();
    const { bookingId } = await insertNotice(bookings.db, me(), {
      type: 'expired',
      at: bookings.now,
    });
    await bookings.db
      .updateTable('booking')
      .set({ status: 'expired' })
      .where('id', '=', bookingId)
      .execute();
    await run();
    expect(mails).toHaveLength(1);
    expect(eventIn(mails[0])).toBeUndefined();
  });
});

describe('whom an e-mail tells what', () => {
  const rental = () => bookings.requests.bookingwithdrivernava;
  const colleague = () => bookings.company.people['one-kind admin'];
  const calendars = (mails: readonly ParsedMail[]) =>
    mails.flatMap((mail) => {
      const event = eventIn(mail);
      return event ? [[String(event.attendee), event.method, event.ends]] : [];
    });
  const ride = async (companions: readonly object[] = []) => {
    const { body } = await bookings.create({ ...rental(), companions });
    await bookings.db
      .updateTable('booking')
      .set({ status: 'approved' })
      .where('id', '=', body.id)
      .execute();
    return body.id;
  };
  const placed = async (id: string) => {
    const { body } = await arranging.arrange([id], { carId: await arranging.company.car() });
    expect(body.error).toBeUndefined();
    return body;
  };

  it('is nothing where a placement is taken back at once', async () => {
    const { mails, run } = await openMail();
    const { undo } = await placed(await ride());
    await run();
    await arranging.undo(undo!.changeId);
    await run();
    pass();
    await run();
    expect(mails.filter(({ subject }) => !subject?.includes('รอคุณอนุมัติ'))).toEqual([]);
  });

  it('is the end of the ride, also in the calendar of whoever cancels it', async () => {
    const { mails, run } = await openMail();
    const id = await ride();
    await placed(id);
    await run();
    pass();
    await run();
    const { body } = await bookings.read(id);
    await bookings.call('employee', 'POST', `/employee/bookings/${id}/cancel`, {
      version: body.version,
      body: { reason: null },
    });
    await run();
    const starts = expect.any(String);
    expect(calendars(mails)).toEqual([
      ['mailto:employee@siamparts.example', 'REQUEST', starts],
      ['mailto:employee@siamparts.example', 'CANCEL', starts],
    ]);
    const unread = await bookings.db
      .selectFrom('notice')
      .select('type')
      .where('personId', '=', me())
      .where('readAt', 'is', null)
      .execute();
    expect(unread.map(({ type }) => type)).toEqual(['arranged']);
  });

  it('is another time or the end to those who ride along, when whoever booked changes it', async () => {
    const { mails, run } = await openMail();
    const companions = [{ type: 'colleague', personId: colleague() }];
    const id = await ride(companions);
    await placed(id);
    await run();
    pass();
    await run();
    const edit = async (body: object) => {
      const edited = await bookings.edit((await bookings.read(id)).body, { ...rental(), ...body });
      expect(edited.body.error).toBeUndefined();
    };
    mails.length = 0;
    const endsAt = bangkok(24, '17:00');
    await edit({ companions, endsAt });
    const path = `/employee/approvals/${id}`;
    const { body } = await bookings.call<{ version: number }>('approver', 'GET', path);
    await bookings.call('approver', 'POST', `${path}/approve`, { version: body.version, body: {} });
    await run();
    await edit({ companions: [], endsAt });
    await run();
    expect(calendars(mails).filter(([who]) => String(who).includes('one-kind'))).toMatchObject([
      ['mailto:one-kind-admin@siamparts.example', 'REQUEST', '2026-11-24T17:00:00'],
      ['mailto:one-kind-admin@siamparts.example', 'CANCEL', '2026-11-24T17:00:00'],
    ]);
    expect(mails.at(-1)?.subject).toContain('คุณไม่ได้ร่วมเดินทาง');
    expect(mails.at(-1)?.text).not.toContain('รถ:');
  });
});

describe('a mail server in trouble', () => {
  it('is asked again later and later, and the notice arrives once', async () => {
    await addressOf(me());
    const { mails, run, refuseWith } = await openMail();
    await insertNotice(bookings.db, me(), { at: bookings.now });
    const start = bookings.now.getTime();
    refuseWith(451);
    await run();
    const [tried] = await deliveries();
    expect(tried).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(tried?.dueAt.getTime()).toBe(start + 30_000);
    bookings.setClock(new Date(start + 30_000).toISOString());
    await run();
    expect((await deliveries())[0]?.dueAt.getTime()).toBe(start + 150_000);
    refuseWith(null);
    bookings.setClock(new Date(start + 150_000).toISOString());
    await run();
    await run();
    expect(mails).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'sent', attempts: 3, error: null }]);
  });

  it('that refuses for good is not asked again, and the admins hear of it once', async () => {
    await addressOf(me());
    const { run, refuseWith } = await openMail();
    refuseWith(550);
    await insertNotice(bookings.db, me(), { at: bookings.now });
    await insertNotice(bookings.db, me(), { at: bookings.now });
    await run();
    expect(await deliveries()).toMatchObject([
      { status: 'dead', attempts: 1 },
      { status: 'dead', attempts: 1 },
    ]);
    const alarms = await bookings.db
      .selectFrom('notice')
      .select(['personId', 'params'])
      .where('type', '=', 'dead_letter')
      .execute();
    expect(alarms).toEqual([
      { personId: bookings.company.people['admin'], params: { channel: 'email' } },
    ]);
  });
});
