// Long, because every journey of the day, the company’s and the supplier’s, starts from one page and one company.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf } from '../server/support/people';
import { providerOf, tripsIn } from '../server/support/trips';
import { chooseMore, panel, pressIn } from './support/arranging-panel';
import { useProduct } from './support/open-app';
import { wholeSentence } from './support/whole-sentence';

const product = useProduct();

const company = () => tripsIn(product.database.db);
const DAY = 86_400_000;
/** Where the bookings of the tests lie. */
const day = dayOf(new Date(Math.floor(Date.now() / DAY + 3) * DAY));
const page = `/admin/bookingwithdrivernava/arrangecartable?day=${day}`;

const open = async (as: 'admin' | 'supplier' = 'admin', path = page) => {
  await product.signIn(as);
  const { services, router } = await product.open(path);
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf(as)) });
  return router;
};
const refOf = async (bookingId: string) =>
  (
    await product.database.db
      .selectFrom('booking')
      .select('ref')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
  ).ref;
const plateOf = async (carId: string) =>
  (
    await product.database.db
      .selectFrom('car')
      .select('plate')
      .where('id', '=', carId)
      .executeTakeFirstOrThrow()
  ).plate;
const tripOf = (id: string) =>
  product.database.db.selectFrom('trip').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rowOf = async (bookingId: string) =>
  screen.findByRole('link', { name: new RegExp(await refOf(bookingId)) }, { timeout: 15_000 });

/** What is done with a whole day now and then lies behind one button. */
const pressTool = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'เครื่องมืออื่น' }));
  fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
};

describe('Arranging a day', () => {
  it('the best pair stands chosen: one tap assigns it, one takes it back', async () => {
    await company().car({ plate: '1กข 1' });
    await company().driver();
    const id = await company().booking();
    await open();
    expect(await screen.findByText('รอจัดรถ 1')).toBeTruthy();
    fireEvent.click(await rowOf(id));
    await pressIn(/^จัด 1กข 1/);
    await waitFor(async () => expect(await product.statusOf(id)).toBe('arranged'));
    expect(await screen.findByText('จัดครบทุกรายการแล้ว')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }));
    expect(await screen.findByText('เลิกทำแล้ว')).toBeTruthy();
    expect(await product.statusOf(id)).toBe('approved');
    expect(await screen.findByText('รอจัดรถ 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ทำอีกครั้ง' }));
    expect(await screen.findByText('ทำอีกครั้งแล้ว')).toBeTruthy();
    expect(await product.statusOf(id)).toBe('arranged');
    expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeTruthy();
  });

  it('after assigning, the focus is on the next that waits', async () => {
    await company().car({ plate: '1กข 1' });
    await company().driver();
    const first = await company().booking();
    const second = await company().booking();
    await open();
    fireEvent.click(await rowOf(first));
    await pressIn(/^จัด 1กข 1/);
    await waitFor(async () => expect(document.activeElement).toBe(await rowOf(second)));
  });

  it('another car is given only with a reason, which the history keeps', async () => {
    const { bookingId, tripId } = await company().arranged();
    const other = await plateOf(await company().car({ plate: '9กข 9' }));
    await open();
    fireEvent.click(await rowOf(bookingId));
    await pressIn('เปลี่ยนรถหรือคนขับ');
    fireEvent.click(await (await panel()).findByRole('radio', { name: new RegExp(other) }));
    await pressIn(/^จัด 9กข 9/);
    const form = within(await screen.findByRole('form', { name: 'จัดรถ' }));
    fireEvent.click(form.getByRole('button', { name: 'จัดรถ' }));
    expect(await form.findByText('กรุณาบอกเหตุผล')).toBeTruthy();
    fireEvent.click(form.getByText('รถเสีย'));
    fireEvent.click(form.getByRole('button', { name: 'จัดรถ' }));
    expect(await screen.findByText(wholeSentence(/^จัด 9กข 9 · .+ ให้ .+ แล้ว$/))).toBeTruthy();
    const { reason } = await product.database.db
      .selectFrom('event')
      .select('reason')
      .where('subject', '=', 'trip')
      .where('subjectId', '=', tripId)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('รถเสีย');
  });

  it('late by a moment: says who was quicker and when, and shows what stands now', async () => {
    const { bookingId, tripId } = await company().arranged();
    await open();
    fireEvent.click(await rowOf(bookingId));
    await (await panel()).findByRole('button', { name: 'การทำงานอื่น' });
    const by = await product.idOf('approver');
    const { db } = product.database;
    await db.updateTable('trip').set({ note: 'รอที่ประตู 2' }).where('id', '=', tripId).execute();
    await company().add('event', {
      id: crypto.randomUUID(),
      at: new Date(),
      subject: 'trip',
      subjectId: tripId,
      action: 'change',
      byId: by,
    });
    await chooseMore('ล็อกไว้');
    expect(
      await screen.findByText(wholeSentence(/^สมชาย ใจดี แก้ไข NV-\d{4}-\d{4} เมื่อ \d\d:\d\d/)),
    ).toBeTruthy();
    expect((await tripOf(tripId)).lockedById).toBeNull();
    expect(await (await panel()).findByText('บันทึกถึงคนขับ: รอที่ประตู 2')).toBeTruthy();
  });

  it('notices for those who ride are recorded, and the screen says for how many, not that they were told', async () => {
    const { bookingId } = await company().arranged();
    await open();
    await rowOf(bookingId);
    await pressTool('บันทึกการแจ้งเตือน');
    const form = await panel();
    expect(
      await form.findByText(
        wholeSentence(/ใน 1 เที่ยวที่จัดแล้ว \(1 การจอง\) จะแจ้ง 1 คน: เห็นเมื่อเปิดแอปเท่านั้น 1$/),
      ),
    ).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'บันทึกการแจ้งเตือน' }));
    expect(await screen.findByText(/^บันทึกการแจ้งเตือนสำหรับ \d+ คนแล้ว$/)).toBeTruthy();
    const notices = await product.database.db
      .selectFrom('notice')
      .select('personId')
      .where('subjectId', '=', bookingId)
      .execute();
    expect(screen.getByText(`บันทึกการแจ้งเตือนสำหรับ ${notices.length} คนแล้ว`)).toBeTruthy();
  });

  it('the company calls a booking off with a reason', async () => {
    const id = await company().booking();
    await open();
    fireEvent.click(await rowOf(id));
    await pressIn('ยกเลิกการจอง');
    const form = within(await screen.findByRole('form', { name: 'ยกเลิกการจอง' }));
    fireEvent.click(form.getByText('ผู้เดินทางขอยกเลิก'));
    fireEvent.click(form.getByRole('button', { name: 'ยกเลิกการจอง' }));
    await waitFor(async () => expect(await product.statusOf(id)).toBe('cancelled'));
    // It stays in the day's table as what it is now.
    await waitFor(async () =>
      expect((await rowOf(id)).closest('tr')?.textContent).toContain('ยกเลิกแล้ว'),
    );
    // Whoever did it need not be told that it is gone.
    expect(screen.queryByText(/^รายการที่เปิดไว้ไม่อยู่ในวันที่แสดงแล้ว/)).toBeNull();
  });

  it('what was declined says why, and waits for the company', async () => {
    const providerId = await providerOf(product.database.db);
    const id = await company().trip({ status: 'declined', providerId });
    const bookingId = await company().booking({ status: 'approved', tripId: id });
    const event = { id: crypto.randomUUID(), at: new Date(), subject: 'trip', subjectId: id };
    await company().add('event', { ...event, action: 'decline', reason: 'ไม่มีรถว่าง' });
    await open();
    expect(await screen.findByText('รอจัดรถ 1')).toBeTruthy();
    fireEvent.click(await rowOf(bookingId));
    expect(await (await panel()).findByText(/ ปฏิเสธงานนี้: ไม่มีรถว่าง$/)).toBeTruthy();
  });

  it('opened by a link and gone meanwhile, says so instead of nothing', async () => {
    const router = await open();
    await screen.findByText('รอจัดรถ 0');
    router.history.push(`${page}&open=trip:${crypto.randomUUID()}`);
    fireEvent.click(
      within(await screen.findByText(/^รายการที่เปิดไว้ไม่อยู่ในวันที่แสดงแล้ว/)).getByRole('button'),
    );
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('open'));
    expect(screen.queryByText(/^รายการที่เปิดไว้/)).toBeNull();
  });

  it('prints job sheets of the day asked for: the driver by name, what travellers noted, and what is not certain', async () => {
    const start = new Date(`${day}T01:00:00Z`);
    const fromTheDayBefore = {
      startsAt: new Date(start.getTime() - DAY / 2),
      endsAt: new Date(start.getTime() + DAY / 12),
    };
    const { tripId, driverId, bookingId } = await company().arranged(fromTheDayBefore);
    const { db } = product.database;
    const providerId = await providerOf(db);
    await company().arranged({ status: 'offered' }, { providerId, riding: 'approved' });
    await db
      .updateTable('trip')
      .set({ note: 'เติมน้ำมันก่อน', meetingPoint: 'ป้อม 1' })
      .where('id', '=', tripId)
      .execute();
    await db
      .updateTable('booking')
      .set({ note: 'กล่องหนัก 2 ใบ', details: JSON.stringify({ luggage: 'กระเป๋าใหญ่' }) })
      .where('id', '=', bookingId)
      .execute();
    const driver = await db
      .selectFrom('person')
      .select(['firstNameTh', 'lastNameTh'])
      .where('id', '=', driverId)
      .executeTakeFirstOrThrow();
    const printed = vi.fn<() => void>();
    vi.stubGlobal('print', printed);
    await open();
    await pressTool('ใบงาน');
    await waitFor(() => expect(printed).toHaveBeenCalled());
    const sheets = [...document.querySelectorAll('.print-sheet .paper')].map(
      ({ textContent }) => textContent,
    );
    expect(sheets).toHaveLength(2);
    const [own = '', offered = ''] = sheets;
    expect(own).toContain(`${driver.firstNameTh} ${driver.lastNameTh}`);
    expect(own).toContain(`· ${day.split('-').toReversed().join('/')}`);
    for (const noted of ['เติมน้ำมันก่อน', 'จุดนัดพบ ป้อม 1', 'กล่องหนัก 2 ใบ', 'สัมภาระ: กระเป๋าใหญ่'])
      expect(own).toContain(noted);
    expect(offered).toContain('รอผู้ให้บริการตอบ');
    dispatchEvent(new Event('afterprint'));
    vi.unstubAllGlobals();
  });

  it('prints a manifest of those on board, with the boarding codes', async () => {
    const { tripId, bookingId } = await company().arranged();
    const inLine = await company().booking({
      status: 'waitlisted',
      tripId,
      waitlistedAt: new Date(),
    });
    const { db } = product.database;
    await db
      .updateTable('booking')
      .set({ boardingCode: '4821' })
      .where('id', '=', bookingId)
      .execute();
    const guests = [
      [bookingId, 'มานี มีนา'],
      [inLine, 'ชูใจ เลิศล้ำ'],
    ] as const;
    for (const [of, guestName] of guests)
      await company().add('passenger', {
        id: crypto.randomUUID(),
        bookingId: of,
        position: 0,
        guestName,
        isTraveller: true,
      });
    const printed = vi.fn<() => void>();
    vi.stubGlobal('print', printed);
    await open();
    fireEvent.click(await screen.findByRole('link', { name: /2 การจอง/ }));
    await chooseMore('รายชื่อผู้โดยสาร');
    await waitFor(() => expect(printed).toHaveBeenCalled());
    const sheet = within(document.querySelector<HTMLElement>('.print-sheet')!);
    expect(sheet.getByText('มานี มีนา').closest('tr')?.textContent).toContain('4821');
    expect(sheet.queryByText('ชูใจ เลิศล้ำ')).toBeNull();
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
    vi.unstubAllGlobals();
  });
});

describe('A supplier’s day', () => {
  it('begins where something first waits, unless the address names a day', async () => {
    const providerId = await providerOf(product.database.db);
    const { bookingId } = await company().arranged(
      { status: 'offered' },
      { providerId, riding: 'approved' },
    );
    const router = await open('supplier', '/admin/bookingwithdrivernava/arrangecartable');
    await rowOf(bookingId);
    expect(router.state.location.search).toMatchObject({ day });
  });

  it('holds the own rows only, without costs; the offered one is accepted with a tap', async () => {
    const providerId = await providerOf(product.database.db);
    const offered = await company().arranged(
      { status: 'offered', cost: 1800 },
      { providerId, riding: 'approved' },
    );
    const theirs = await company().arranged();
    await open('supplier');
    const own = await rowOf(offered.bookingId);
    expect(
      screen.queryByRole('link', { name: new RegExp(await refOf(theirs.bookingId)) }),
    ).toBeNull();
    fireEvent.click(own);
    await (await panel()).findByRole('button', { name: 'ปฏิเสธงาน' });
    expect((await screen.findByRole('dialog')).textContent).not.toMatch(/1,800|ค่าใช้จ่าย/);
    fireEvent.click(screen.getByRole('button', { name: 'เครื่องมืออื่น' }));
    await screen.findByRole('menuitem', { name: 'ใบงาน', hidden: true });
    expect(screen.queryByRole('menuitem', { name: 'บันทึกการแจ้งเตือน', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'ยกเลิกการจอง' })).toBeNull();
    await pressIn('รับงาน');
    await waitFor(async () => expect((await tripOf(offered.tripId)).status).toBe('accepted'));
    expect(await product.statusOf(offered.bookingId)).toBe('arranged');
  });

  it('accepts an offer by putting one of the own cars on it, and is told so', async () => {
    const providerId = await providerOf(product.database.db);
    await company().car({ providerId, plate: '8กข 8' });
    const tripId = await company().trip({ status: 'offered', providerId });
    const bookingId = await company().booking({ status: 'approved', tripId });
    await open('supplier');
    fireEvent.click(await rowOf(bookingId));
    await pressIn(/^รับงาน · 8กข 8/);
    expect(
      await screen.findByText(wholeSentence(`รับงาน ${await refOf(bookingId)} ด้วย 8กข 8 แล้ว`)),
    ).toBeTruthy();
    expect((await tripOf(tripId)).status).toBe('accepted');
  });

  it('accepts at once all that was offered with a car, and leaves what has none', async () => {
    const providerId = await providerOf(product.database.db);
    const offer = () =>
      company().arranged({ status: 'offered' }, { providerId, riding: 'approved' });
    const offered = [await offer(), await offer()];
    const carless = await company().trip({ status: 'offered', providerId });
    await company().booking({ status: 'approved', tripId: carless });
    await open('supplier');
    fireEvent.click(await screen.findByRole('button', { name: 'รับ 2 เที่ยวที่มีรถ' }));
    expect(await screen.findByText('รับงานแล้ว 2 เที่ยว')).toBeTruthy();
    for (const { bookingId } of offered) expect(await product.statusOf(bookingId)).toBe('arranged');
    expect((await tripOf(carless)).status).toBe('offered');
    expect(screen.queryByRole('button', { name: /^รับ \d+ เที่ยวที่มีรถ/ })).toBeNull();
  });

  it('a trip is declined with a reason, and goes back into the queue', async () => {
    const providerId = await providerOf(product.database.db);
    const { bookingId, tripId } = await company().arranged(
      { status: 'accepted' },
      { providerId, riding: 'arranged' },
    );
    await open('supplier');
    fireEvent.click(await rowOf(bookingId));
    await pressIn('ปฏิเสธงาน');
    const form = within(await screen.findByRole('form', { name: 'ปฏิเสธงาน' }));
    fireEvent.click(form.getByText('ไม่มีรถว่าง'));
    fireEvent.click(form.getByRole('button', { name: 'ปฏิเสธงาน' }));
    await waitFor(async () => expect((await tripOf(tripId)).status).toBe('declined'));
    expect(await product.statusOf(bookingId)).toBe('approved');
  });
});
