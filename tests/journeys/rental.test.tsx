// Long, because a rental goes from its request to its end in one company, with a driver and without.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stillFree } from '#words/rental';
import { noteNoShows } from '../../src/server/jobs/note-no-shows';
import { createLog } from '../../src/server/log';
import { newId } from '../../src/server/new-id';
import { insertBooking } from '../server/support/bookings';
import { jpeg } from '../server/support/files';
import { insertRental } from '../server/support/rentals';
import { tripsIn } from '../server/support/trips';
import { closeTabs } from '../setup/fresh-device';
import {
  fillIn,
  form,
  handoversIn,
  photosKeptIn,
  press,
  sides,
  takePhoto,
} from './support/handover';
import { useProduct } from './support/open-app';

const camera = vi.hoisted(() => ({ ready: Promise.resolve() }));

// This DOM decodes no pictures; making them smaller is tested in a real browser.
vi.mock('../../src/app/files/shrink-photo', () => ({
  shrinkPhoto: () => camera.ready.then(() => new Blob([jpeg])),
  jpegName: (name: string) => name,
}));

const product = useProduct();
const HOUR = 3_600_000;

const rent = async ({ collected = false } = {}) =>
  insertRental(product.database.db, await product.idOf('employee'), { collected });

const openHome = async (search = '') =>
  (await product.openAs('employee', `/checkbooking${search}`)).services;

/** Whatever the hour of the test is. */
const serveAllDay = () =>
  product.database.db
    .updateTable('kind')
    .set({ serviceFrom: '00:00', serviceTo: '23:59' })
    .execute();

const openBooking = (id: string) => openHome(`?booking=${id}`);

/** Photos are made ready when the answer is called. */
const holdCamera = (): (() => void) => {
  let release = () => {};
  camera.ready = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
};

const openFold = (name: string) => {
  const fold = screen.getByText(name).closest('details');
  if (!fold) throw new Error(`${name} is no fold`);
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
};

const handovers = () => handoversIn(product.database.db);

const photosKept = () => photosKeptIn(product.database.db);

describe('A car in a self-driver’s hands', () => {
  it('is collected with a photo of each side and returned', async () => {
    const { bookingId } = await rent();
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openHome();
    const trip = within(await screen.findByRole('article', { name: 'การเดินทางถัดไป' }));
    fireEvent.click(await trip.findByRole('link', { name: /^รับรถ / }));
    const sheet = await form('รับรถ');
    const inView = shown.mock.contexts.map((element) =>
      (element as Element).getAttribute('aria-label'),
    );
    expect(inView).toContain('รับรถ');
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    expect(await sheet.findByText('กรุณาถ่ายรูปให้ครบทั้ง 4 ด้านและเลขไมล์')).toBeTruthy();
    const fuel = sheet.getByRole('slider', { name: /^น้ำมัน/ });
    expect(fuel.getAttribute('aria-valuetext')).toBe('ยังไม่ได้ระบุ');
    expect(fuel.getAttribute('aria-invalid')).toBe('true');
    // The button stands below all of them: the first that is missing comes before the eyes.
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText(/^เลขไมล์/)));
    fireEvent.change(sheet.getByLabelText(/^เลขไมล์/), { target: { value: '1200' } });
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    await waitFor(() => expect(document.activeElement).toBe(fuel));
    sheet.getByText('กรุณาระบุระดับน้ำมัน');
    expect(sheet.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(await handovers()).toEqual([]);
    await fillIn('รับรถ', '1200');
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    expect(await screen.findByText(/^รับรถแล้ว .* 1,200 กม\./)).toBeTruthy();
    screen.getByText('รับรถเรียบร้อย เดินทางปลอดภัย');
    // What was photographed can be looked at again, side by side, from what the phone has itself.
    const beside = async (name: string) => {
      openFold('เทียบรูปตอนรับกับตอนคืน');
      fireEvent.click(await screen.findByRole('button', { name: 'ด้านซ้าย' }));
      return screen.findByRole<HTMLImageElement>('img', { name });
    };
    expect((await beside('ตอนรับ ด้านซ้าย')).src).toMatch(/^blob:/);
    expect(await product.statusOf(bookingId)).toBe('ongoing');

    await press('คืนรถ');
    const back = await fillIn('คืนรถ', '๑๓๕๐๐');
    fireEvent.click(back.getByRole('button', { name: 'คืนรถ' }));
    // A figure too many: asked about once, before it is sent.
    expect(back.getByText('มากกว่าครั้งก่อนมาก ถ้าถูกต้องแล้วกดอีกครั้ง')).toBeTruthy();
    expect(await handovers()).toHaveLength(1);
    fireEvent.change(back.getByLabelText(/^เลขไมล์/), { target: { value: '๑๓๕๐' } });
    expect(back.getByText('ครั้งก่อน 1,200 กม. · วิ่งเพิ่ม 150 กม.')).toBeTruthy();
    fireEvent.click(back.getByRole('button', { name: 'คืนรถ' }));
    expect(await screen.findByText(/^คืนรถแล้ว .* 1,350 กม\./)).toBeTruthy();
    expect(await product.statusOf(bookingId)).toBe('completed');
    expect((await beside('ตอนคืน ด้านซ้าย')).src).toMatch(/^data:image\/jpeg;base64,.+/);
    await screen.findByRole('img', { name: 'ตอนรับ ด้านซ้าย' });
    expect(await handovers()).toEqual([
      { type: 'collect', km: 1200 },
      { type: 'return', km: 1350 },
    ]);
    expect(await photosKept()).toHaveLength(10);
  });

  it('is collected after the car before it is back, to which one tap leads', async () => {
    const { db } = product.database;
    const byId = await product.idOf('employee');
    const from = new Date(Date.now() - 6 * HOUR);
    const { tripId } = await insertRental(db, byId, { collected: true, from });
    const { id: assignmentId } = await db
      .selectFrom('assignment')
      .select('id')
      .where('tripId', '=', tripId)
      .executeTakeFirstOrThrow();
    const taken = { type: 'collect', at: from, km: 1000, fuelEighths: 8, keyHanded: true };
    await db
      .insertInto('handover')
      .values({ id: newId(), assignmentId, byId, ...taken })
      .execute();
    const { bookingId } = await rent();
    await openBooking(`${bookingId}&handover=collect`);
    await screen.findByText(/^คุณยังไม่ได้คืน /);
    expect(screen.queryByRole('form')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /^คืนรถ กข/ }));
    await form('คืนรถ');
  });

  it('is collected late too, after the clock gave it up', async () => {
    const { bookingId } = await rent();
    const log = createLog('silent');
    await noteNoShows.run({ db: product.database.db, now: new Date(), newId, log });
    expect(await product.statusOf(bookingId)).toBe('noshow');
    await openBooking(bookingId);
    await screen.findByText(stillFree.th);
    await press('รับรถ');
    const sheet = await fillIn('รับรถ', '1200');
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    await screen.findByText(/^รับรถแล้ว .* 1,200 กม\./);
    expect(await product.statusOf(bookingId)).toBe('ongoing');
  });

  it('is told by per cent and range where it is electric, and by no tank', async () => {
    await rent();
    await product.database.db.updateTable('car').set({ fuel: 'electric' }).execute();
    await openHome();
    const trip = within(await screen.findByRole('article', { name: 'การเดินทางถัดไป' }));
    fireEvent.click(await trip.findByRole('link', { name: /^รับรถ / }));
    const sheet = await form('รับรถ');
    expect(sheet.queryByRole('slider')).toBeNull();
    await fillIn('รับรถ', '1200');
    const battery = sheet.getByLabelText(/^แบตเตอรี่/);
    fireEvent.change(battery, { target: { value: '180' } });
    sheet.getByText('มากเกินกำหนด');
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    await waitFor(() => expect(document.activeElement).toBe(battery));
    fireEvent.change(battery, { target: { value: '๘๐' } });
    fireEvent.change(sheet.getByLabelText(/^วิ่งได้อีก/), { target: { value: '240' } });
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    expect(await screen.findByText(/1,200 กม\. · แบตเตอรี่ 80% วิ่งได้อีก 240 กม\.$/)).toBeTruthy();
  });

  it('an address that asks for what cannot be done opens no form: without a car, and before it was collected', async () => {
    const { bookingId } = await rent();
    await openHome(`?booking=${bookingId}&handover=return`);
    await screen.findByRole('button', { name: 'รับรถ' }, { timeout: 15_000 });
    expect(screen.queryByRole('form')).toBeNull();
    cleanup();
    closeTabs();
    const person = await product.idOf('employee');
    const waiting = await insertBooking(product.database.db, person, { kind: 'bookingnodriver' });
    await openHome(`?booking=${waiting.id}&handover=collect`);
    await screen.findByRole('heading', { name: 'ประวัติ' }, { timeout: 15_000 });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('waits on home in the place of a trip that is over and was never closed', async () => {
    await rent();
    const over = {
      startsAt: new Date(Date.now() - 3 * HOUR),
      endsAt: new Date(Date.now() - HOUR),
    };
    const tripId = await tripsIn(product.database.db).trip({ ...over, status: 'underway' });
    await insertBooking(product.database.db, await product.idOf('employee'), {
      ...over,
      status: 'ongoing',
      tripId,
    });
    await openHome();
    const trip = within(await screen.findByRole('article', { name: 'การเดินทางถัดไป' }));
    expect(await trip.findByRole('link', { name: /^รับรถ / })).toBeTruthy();
    expect(screen.getByText(/^เลยเวลาสิ้นสุดแล้ว 1 ชม\..* ยังไม่ปิดงาน$/)).toBeTruthy();
  });

  it('is not asked for by who travels along: keys and photos are for who drives', async () => {
    const { bookingId } = await rent();
    await tripsIn(product.database.db, 'bookingnodriver').add('passenger', {
      id: newId(),
      bookingId,
      position: 1,
      personId: await product.idOf('approver'),
      isTraveller: false,
    });
    await product.openAs('approver', `/checkbooking?booking=${bookingId}`);
    await screen.findByRole('heading', { name: 'ประวัติ' }, { timeout: 15_000 });
    // What comes after the whole of it was drawn.
    fireEvent.click(screen.getByRole('button', { name: /เพิ่มเติม$/ }));
    fireEvent.click(await screen.findByRole('link', { name: 'แจ้งปัญหา' }));
    await screen.findByRole('dialog', { name: /ติดต่อ/ });
    const path = `/employee/bookings/${bookingId}/rental`;
    expect(product.requests.map((request) => request.path)).not.toContain(path);
  });

  it('loses nothing while photos are made ready: neither a photo nor a word, and sends none short', async () => {
    const { bookingId } = await rent();
    const services = await openBooking(bookingId);
    await press('รับรถ');
    const sheet = await form('รับรถ');
    const release = holdCamera();
    for (const side of sides) takePhoto(sheet.getByLabelText(side), side);
    expect(await sheet.findAllByText('กำลังเตรียมรูป')).toHaveLength(5);
    fireEvent.change(sheet.getByLabelText(/^เลขไมล์/), { target: { value: '1200' } });
    fireEvent.change(sheet.getByRole('slider', { name: /^น้ำมัน/ }), { target: { value: '7' } });
    fireEvent.change(sheet.getByLabelText('อธิบายเพิ่ม'), { target: { value: 'รอยบุบประตูขวา' } });
    fireEvent.click(sheet.getByRole('checkbox'));
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    expect(await sheet.findByText('กำลังเตรียมรูปอยู่ รอสักครู่แล้วกดอีกครั้ง')).toBeTruthy();
    expect(services.outbox.items.get()).toEqual([]);

    release();
    await waitFor(() => expect(sheet.queryByText('กำลังเตรียมรูป')).toBeNull());
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    await screen.findByText(/^รับรถแล้ว .* 1,200 กม\./);
    const handover = await product.database.db
      .selectFrom('handover')
      .select(['km', 'fuelEighths', 'damage', 'keyHanded'])
      .executeTakeFirstOrThrow();
    expect(handover).toEqual({
      km: 1200,
      fuelEighths: 7,
      damage: 'รอยบุบประตูขวา',
      keyHanded: true,
    });
    expect(await photosKept()).toHaveLength(5);
  });

  it('stands while the dispatcher changes the booking: nothing typed and no photo under way is lost', async () => {
    const { bookingId } = await rent();
    const services = await openBooking(bookingId);
    await press('รับรถ');
    const sheet = await form('รับรถ');
    const release = holdCamera();
    const [front = ''] = sides;
    takePhoto(sheet.getByLabelText(front), front);
    const km = sheet.getByLabelText<HTMLInputElement>(/^เลขไมล์/);
    fireEvent.change(km, { target: { value: '1200' } });
    const rentalPath = `/employee/bookings/${bookingId}/rental`;
    const readings = () => product.requests.filter(({ path }) => path === rentalPath).length;
    await waitFor(() => expect(readings()).toBeGreaterThan(0));
    const before = readings();
    await product.database.db
      .updateTable('booking')
      .set({ note: 'รอที่ประตู 2' })
      .where('id', '=', bookingId)
      .execute();
    // All that is shown is read again, and the handover once more, of the booking as it is now.
    services.language.choose('en');
    await waitFor(() => expect(readings()).toBe(before + 2));
    release();
    await waitFor(() => expect(document.querySelectorAll('[data-taken]')).toHaveLength(1));
    expect(km.isConnected).toBe(true);
    expect(km.value).toBe('1200');
  });

  it('half written, is there again when the phone was killed', async () => {
    const { bookingId } = await rent();
    await openBooking(bookingId);
    await press('รับรถ');
    const sheet = await fillIn('รับรถ', '1200');
    fireEvent.change(sheet.getByLabelText('อธิบายเพิ่ม'), { target: { value: 'กันชน' } });
    cleanup();
    closeTabs();
    await openBooking(bookingId);
    await press('รับรถ');
    const again = await form('รับรถ');
    expect(again.getByLabelText<HTMLTextAreaElement>('อธิบายเพิ่ม').value).toBe('กันชน');
    expect(document.querySelectorAll('[data-taken]')).toHaveLength(5);
  });

  it('with damage tapped on its outline: kept, and shown beside what is new at the next handover', async () => {
    const { bookingId } = await rent();
    await openBooking(bookingId);
    await press('รับรถ');
    const sheet = await fillIn('รับรถ', '1200');
    // By the keyboard: the middle of the part.
    fireEvent.click(sheet.getByRole('button', { name: 'ประตูหน้าซ้าย' }));
    fireEvent.change(sheet.getByRole('combobox', { name: 'รอยขีดข่วน: ประตูหน้าซ้าย' }), {
      target: { value: 'dent' },
    });
    fireEvent.click(sheet.getByRole('button', { name: 'กันชนหน้า' }));
    fireEvent.click(sheet.getByRole('button', { name: 'ลบ รอยขีดข่วน: กันชนหน้า' }));
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    await screen.findByText(/^รับรถแล้ว/);
    expect(
      await product.database.db.selectFrom('handoverDamage').select(['what', 'x', 'y']).execute(),
    ).toEqual([{ what: 'dent', x: 167, y: 500 }]);
    screen.getByRole('img', { name: /รอยบุบ: ประตูหน้าซ้าย$/ });
    await press('คืนรถ');
    (await form('คืนรถ')).getByText(/รอยเดิมที่บันทึกไว้แล้ว 1 จุด$/);
  });

  it('kept longer while somebody else takes it: says so, and offers what is still free', async () => {
    const { bookingId, carId } = await rent({ collected: true });
    await serveAllDay();
    await openBooking(bookingId);
    await press('ขอใช้รถต่อ');
    const sheet = await form('ขอใช้รถต่อ');
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: /^\+30 นาที/ }).checked).toBe(true);
    fireEvent.click(sheet.getByRole('radio', { name: 'เวลาอื่น' }));
    const choice = sheet.getByRole<HTMLSelectElement>('combobox');
    const last = choice.options[choice.options.length - 1]?.value ?? '';
    fireEvent.change(choice, { target: { value: last } });
    const company = tripsIn(product.database.db, 'bookingnodriver');
    const { endsAt: end } = await product.database.db
      .selectFrom('booking')
      .select('endsAt')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const from = new Date(end.getTime() + 4 * HOUR);
    const until = new Date(from.getTime() + 2 * HOUR);
    const trip = await company.trip({ startsAt: from, endsAt: until });
    const range = `[${from.toISOString()},${until.toISOString()})`;
    await company.assign({ car: carId, trip }, range, { planned: range });

    fireEvent.click(sheet.getByRole('button', { name: 'ขอใช้รถต่อ' }));
    expect(await sheet.findByText(/^รถคันนี้มีผู้จองช่วงเวลานี้แล้ว/)).toBeTruthy();
    await waitFor(() => expect([...choice.options].map(({ value }) => value)).not.toContain(last));
    fireEvent.click(sheet.getByRole('radio', { name: /^\+30 นาที/ }));
    fireEvent.click(sheet.getByRole('button', { name: 'ขอใช้รถต่อ' }));
    await waitFor(async () => {
      const { endsAt } = await product.database.db
        .selectFrom('booking')
        .select('endsAt')
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow();
      expect(endsAt.getTime()).toBe(end.getTime() + HOUR / 2);
    });
    await screen.findByText('ขยายเวลาแล้ว');
    await screen.findByText(/^ขยายเวลาถึง .*\d{2}:\d{2}$/);
  });
});
