// Long, because one form is filled in for each way that a request can go: sent, kept, refused, copied, repeated.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from '#domain/dates/format-bangkok';
import { newId } from '../../src/server/new-id';
import { bookingRequestIn, insertBooking } from '../server/support/bookings';
import { tripsIn } from '../server/support/trips';
import { closeTabs } from '../setup/fresh-device';
import { useProduct } from './support/open-app';

const product = useProduct();

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  await bookingRequestIn(product.database.db);
});

const openPage = async (path: string) => {
  closeTabs();
  return product.openAs('employee', path);
};

const open = async (path = '/bookingwithdrivernava') => {
  const { services } = await openPage(path);
  await screen.findByRole('button', { name: 'ส่งคำขอ' });
  return services;
};

const bookings = () =>
  product.database.db.selectFrom('booking').select(['status', 'contactPhone']).execute();

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Only once it is known what sending means. */
const pressWhenReady = async (name: string | RegExp) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

const inSheet = async (question: RegExp) => {
  press(question);
  return within(await screen.findByRole('dialog'));
};

const typePlace = async (question: RegExp, words: string) => {
  const sheet = await inSheet(question);
  fireEvent.change(sheet.getByRole('searchbox'), { target: { value: words } });
  fireEvent.click(sheet.getByRole('button', { name: `ใช้ “${words}”` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const chooseFirst = async (question: RegExp) => {
  const sheet = await inSheet(question);
  const [first] = within(sheet.getByRole('list')).getAllByRole('button');
  if (first) fireEvent.click(first);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const fillIn = async () => {
  await typePlace(/^จุดขึ้นรถ/, 'ประตู 1');
  await typePlace(/^จุดหมาย/, 'ลูกค้า');
  await chooseFirst(/^จังหวัด/);
  fireEvent.click(screen.getByRole('radio', { name: 'พบลูกค้า' }));
  await chooseFirst(/^ศูนย์ต้นทุน/);
};

/** The bar at the bottom, open: all that is about to be sent. */
const openSummary = async () => {
  press(/^สรุปคำขอ/);
  return within(await screen.findByRole('dialog', { name: 'สรุปคำขอ' }));
};

const goOffline = () => product.network.use(http.all('*/api/*', () => HttpResponse.error()));

const sendOffline = async () => {
  const services = await open();
  await fillIn();
  goOffline();
  await pressWhenReady(/^ส่ง/);
  await screen.findByRole('heading', { name: 'บันทึกแล้ว รอส่ง' }, { timeout: 10_000 });
  return services;
};

describe('The booking form against the real server', () => {
  it('a first-time user is told what is missing, fills it in and sends one booking', async () => {
    const { db } = product.database;
    const company = tripsIn(db);
    await company.car({ class: 'sedan', status: 'repair' });
    await company.car({ class: 'van' });
    await open();
    // What is typed is judged once it is done, not while it is typed.
    const phone = screen.getByRole('textbox', { name: 'เบอร์ติดต่อ', hidden: true });
    const type = (value: string) => fireEvent.change(phone, { target: { value } });
    const isNoPhone = () => screen.queryByText(/^เบอร์โทรไม่ถูกต้อง/) !== null;
    type('12ab');
    expect(isNoPhone()).toBe(false);
    fireEvent.blur(phone);
    expect(isNoPhone()).toBe(true);
    type('081');
    expect(isNoPhone()).toBe(false);
    type('081-234-5678');
    fireEvent.blur(phone);
    expect(isNoPhone()).toBe(false);
    press('เรื่องอื่น');
    fireEvent.click(screen.getByRole('radio', { name: 'อื่น ๆ' }));
    press('ส่งคำขอ');
    // What is chosen is not filled in.
    expect((await screen.findAllByText('กรุณาเลือก')).length).toBeGreaterThan(2);
    screen.getByText(/^ยังไม่ได้กรอกอีก \d ข้อ$/);
    // What a rule asks for is told with the rest, not in a second round.
    const text = document.querySelector<HTMLElement>('[data-field="purposeText"]');
    expect(text?.textContent).toContain('กรุณากรอกช่องนี้');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(
        'pickUp',
      ),
    );
    await fillIn();
    await screen.findByText('ไม่ต้องขออนุมัติ');
    fireEvent.click(screen.getByRole('radio', { name: /^รถเก๋ง/, hidden: true }));
    // Only the class that is wished for is said to be out.
    expect((await screen.findByRole('button', { name: /รถเก๋งเต็ม/ })).textContent).not.toContain(
      'รถเต็ม',
    );
    const summary = await openSummary();
    // What the card leaves out is there too.
    for (const [label, answer] of [
      ['จังหวัด', 'กระบี่'],
      ['วัตถุประสงค์', 'พบลูกค้า'],
      ['เบอร์ติดต่อ', '081-234-5678'],
    ] as const)
      expect(summary.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent).toBe(
        answer,
      );
    summary.getByText('ยกเลิกได้ถึง');
    fireEvent.click(summary.getByRole('button', { name: 'ปิด' }));
    await pressWhenReady('ส่งคำขอ');
    await screen.findByRole('heading', { name: 'ส่งคำขอแล้ว' });
    expect(await bookings()).toEqual([expect.objectContaining({ status: 'approved' })]);

    // Once more at another time, unless there is none: what is there already is one tap away.
    await db
      .updateTable('booking')
      .set({ endsAt: new Date(Date.now() + 10 * 86_400_000) })
      .execute();
    press('จองเพิ่ม');
    await screen.findByRole('button', { name: 'ส่งคำขอ' });
    await typePlace(/^จุดหมาย/, 'ลูกค้า');
    // The place is there: what is missing is its province.
    await screen.findByRole('button', { name: /ยังไม่ได้กรอก: จังหวัด$/ });
    await chooseFirst(/^จังหวัด/);
    const { id, ref } = await product.database.db
      .selectFrom('booking')
      .select(['id', 'ref'])
      .executeTakeFirstOrThrow();
    const summaryAgain = await openSummary();
    expect((await summaryAgain.findByRole('link', { name: ref })).getAttribute('href')).toContain(
      `booking=${id}`,
    );
  });

  it('says that one is booked elsewhere then as soon as the time is known, whatever else is still missing', async () => {
    await insertBooking(product.database.db, await product.idOf('employee'), {
      startsAt: new Date(),
      endsAt: new Date(Date.now() + 10 * 86_400_000),
      status: 'approved',
    });
    await open('/bookingwithdrivernava');
    const bar = await screen.findByRole('button', { name: /^สรุปคำขอ/ });
    expect(await within(bar).findByText(/^ซ้อนกับการจอง /)).toBeTruthy();
    within(bar).getByText(/^(ยังไม่ได้กรอก|ต้องดู)/);
    // Whoever books for a guest can be somewhere else.
    fireEvent.click(await screen.findByRole('radio', { name: 'แขกของบริษัท' }));
    await waitFor(() => expect(within(bar).queryByText(/^ซ้อนกับการจอง /)).toBeNull());
  });

  it('a request made offline becomes the booking before one’s eyes when the network is back, and opens from there', async () => {
    const services = await sendOffline();
    product.network.use(http.all('*/api/*', ({ request }) => product.serve(request)));
    services.connectivity.reportReachable();
    await screen.findByRole('heading', { name: 'ส่งคำขอแล้ว' }, { timeout: 12_000 });
    const { id, ref } = await product.database.db
      .selectFrom('booking')
      .select(['id', 'ref'])
      .executeTakeFirstOrThrow();
    screen.getByText(new RegExp(ref));
    screen.getByText('รอจัดรถ');
    screen.getByText('ตอนนี้รอ');
    const see = screen.getByRole('link', { name: 'ดูการจองของฉัน' });
    expect(see.getAttribute('href')).toContain(`booking=${id}`);
    // Closed, it leaves the list, not the form that was sent.
    fireEvent.click(see);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { name: 'ตรวจสอบการจอง', level: 1 });
  });

  it('a request made offline waits; refused on arrival, it opens in the form with its reason and is corrected', async () => {
    const services = await sendOffline();
    // What waits stands in the list, below the first screen.
    fireEvent.click(screen.getByRole('link', { name: 'ดูการจองของฉัน' }));
    await waitFor(() => expect(window.location.hash).toBe('#my-bookings'));
    expect(await bookings()).toEqual([]);

    await product.database.db.updateTable('costCentre').set({ active: false }).execute();
    const newer = await product.database.db
      .insertInto('costCentre')
      .values({ id: newId(), code: 'CC-NEW', nameTh: 'ใหม่', nameEn: 'New' })
      .returning('id')
      .executeTakeFirstOrThrow();
    product.network.use(http.all('*/api/*', ({ request }) => product.serve(request)));
    services.connectivity.reportReachable();
    await waitFor(() => expect(services.outbox.items.get()[0]?.state).toBe('needs-attention'), {
      timeout: 8_000,
    });
    const key = services.outbox.items.get()[0]?.key ?? '';

    cleanup();
    const { router } = await openPage('/checkbooking?dialog=outbox');
    const waiting = within(await screen.findByRole('dialog', { name: 'รายการที่ยังไม่ได้ส่ง' }));
    await waiting.findByText('ส่งไม่ได้ กรุณาดูเหตุผลแล้วแก้ไข');
    expect(waiting.getAllByText('รายการนี้ไม่มีให้เลือกแล้ว กรุณาเลือกใหม่')).toHaveLength(1);
    expect(waiting.queryByRole('button', { name: 'ลองส่งตอนนี้' })).toBeNull();
    fireEvent.click(waiting.getByRole('link', { name: 'แก้ไข' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ unsent: key }));
    await screen.findByText('รายการนี้ไม่มีให้เลือกแล้ว กรุณาเลือกใหม่');
    await screen.findByRole('button', { name: 'ศูนย์ต้นทุน เลือก' });
    const sheet = await inSheet(/^ศูนย์ต้นทุน/);
    fireEvent.click(await sheet.findByRole('button', { name: /ใหม่/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressWhenReady('ส่งคำขอ');
    await screen.findByRole('heading', { name: 'ส่งคำขอแล้ว' }, { timeout: 12_000 });
    const [booking] = await product.database.db
      .selectFrom('booking')
      .select('costCentreId')
      .execute();
    expect(booking?.costCentreId).toBe(newer.id);
  });

  it('a copy of what is not one’s own says so and leads to an empty form', async () => {
    const { router } = await openPage(`/bookingwithdrivernava?copy=${newId()}`);
    await screen.findByText('การจองนี้ไม่ใช่ของคุณ หรือไม่มีแล้ว จึงคัดลอกไม่ได้');
    expect(screen.queryByText(/เมื่อมีสัญญาณ/)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'เปิดแบบฟอร์มเปล่า' }));
    await screen.findByRole('button', { name: 'ส่งคำขอ' });
    expect(router.state.location.search).toEqual({});
  });

  it('booked again, it asks for the day it has found, and takes another', async () => {
    const { db } = product.database;
    const { id } = await insertBooking(db, await product.idOf('employee'), {
      purposeCode: 'customer',
      contactPhone: '0812345678',
    });
    await openPage(`/bookingwithdrivernava?copy=${id}`);
    await screen.findByRole('heading', { name: 'ครั้งนี้ไปวันไหน' });
    const days = within(screen.getByRole('group', { name: 'เลือกวัน' })).getAllByRole('button');
    const found = days.findIndex((day) => day.getAttribute('aria-pressed') === 'true');
    const next = days.slice(found + 1).find((day) => !('closed' in day.dataset));
    fireEvent.click(next!);
    await waitFor(() => expect(next!.getAttribute('aria-pressed')).toBe('true'));
    await pressWhenReady('ส่งคำขอ');
    await screen.findByRole('heading', { name: 'ส่งคำขอแล้ว' });
    const [, again] = await db
      .selectFrom('booking')
      .select('startsAt')
      .orderBy('submittedAt')
      .execute();
    expect(next!.getAttribute('aria-label')).toContain(formatDate(again!.startsAt));
  });

  it('when the phone is killed in the middle, everything typed is there again, or thrown away by a tap', async () => {
    const services = await open();
    await typePlace(/^จุดขึ้นรถ/, 'ประตู 9');
    window.dispatchEvent(new Event('pagehide'));
    await services.drafts.flush();

    cleanup();
    await open();
    await screen.findByText(/^แบบร่างเมื่อ/);
    expect(screen.getByRole('button', { name: /^จุดขึ้นรถ/ }).textContent).toMatch(/ประตู 9$/);
    press('เริ่มใหม่');
    expect(screen.getByRole('button', { name: /^จุดขึ้นรถ/ }).textContent).toMatch(/เลือก$/);
    press('เลิกทำ');
    expect(screen.getByRole('button', { name: /^จุดขึ้นรถ/ }).textContent).toMatch(/ประตู 9$/);
  });

  it('a weekly repeat says date by date what stands in the way; what is left out is not booked', async () => {
    const { db } = product.database;
    await open();
    await fillIn();
    fireEvent.click(screen.getByRole('radio', { name: '3 สัปดาห์' }));
    const dates = () => screen.getAllByText(/^\S+ \d{2}\/\d{2}\/\d{4}$/, { selector: 'li > span' });
    expect(dates().map(({ textContent }) => textContent)).toHaveLength(3);
    const lastDay = /\d{2}\/\d{2}\/\d{4}/.exec(dates()[2]?.textContent ?? '')?.[0] ?? '';
    const day = lastDay.split('/').toReversed().join('-');
    await db
      .insertInto('holiday')
      .values({ id: newId(), day, kind: 'bookingwithdrivernava', nameTh: 'หยุด', nameEn: 'x' })
      .execute();
    await waitFor(() => expect(screen.getAllByText('จองได้')).toHaveLength(2));
    screen.getByText('วันหยุด ไม่มีรถให้บริการ');
    press(`ลบ ${lastDay}`);
    await waitFor(() => expect(screen.queryByText('วันหยุด ไม่มีรถให้บริการ')).toBeNull());
    await pressWhenReady('ส่งคำขอ');
    await screen.findByRole('heading', { name: 'ส่งคำขอแล้ว' });
    expect(await bookings()).toHaveLength(2);
  });
});
