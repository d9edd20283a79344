// Long, because every pick, key and act of the board starts from one page and one company.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { KindId } from '#kinds/registry';
import { dayOf } from '#domain/dates/bangkok-time';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { newId } from '../../src/server/new-id';
import { emailOf } from '../server/support/people';
import { providerOf, tripsIn } from '../server/support/trips';
import { useProduct } from './support/open-app';
import { wholeSentence } from './support/whole-sentence';

const product = useProduct();
const DAY = 86_400_000;
const day = dayOf(new Date(Math.floor(Date.now() / DAY + 3) * DAY));

const company = (kind: KindId) => tripsIn(product.database.db, kind);
const openBoard = async (kind: KindId, more = '') => {
  await product.signIn('admin');
  const { services } = await product.open(
    `/admin/${kind}/arrangecartable?day=${day}&view=board${more}`,
  );
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('admin')) });
  return screen.findByRole('grid');
};

/** One has a trip, and another wants to go the same way at the same time. */
const twoOfOneWay = async () => {
  const kind = 'bookingduringday';
  const { add, arranged, booking, car, driver } = company(kind);
  const { db } = product.database;
  const places = [newId(), newId()];
  for (const id of places)
    await add('place', { id, nameTh: id, nameEn: id, provinceCode: 13, siteId: 'nava' });
  const details = JSON.stringify({
    timing: 'depart_at',
    flexibilityMinutes: 15,
    share: true,
    goods: null,
  });
  const startsAt = new Date(`${day}T10:00+07:00`);
  const endsAt = new Date(`${day}T10:20+07:00`);
  const { bookingId: first, tripId } = await arranged({ startsAt, endsAt });
  const second = await booking({ startsAt, endsAt, details });
  await db.updateTable('booking').set({ details }).where('id', '=', first).execute();
  for (const bookingId of [first, second])
    for (const [position, placeId] of places.entries())
      await add('bookingStop', { bookingId, position, placeId });
  await car();
  await driver();
  return { second, tripId, db };
};

describe('The board', () => {
  it('finds what is arranged already, not only what waits', async () => {
    const kind = 'bookingwithdrivernava';
    const { bookingId } = await company(kind).arranged();
    const { ref } = await product.database.db
      .selectFrom('booking')
      .select('ref')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await openBoard(kind);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ref } });
    const found = await screen.findByRole('region', { name: 'จัดแล้ว 1' });
    expect(within(found).getByText(ref)).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'NV-0000-0000' } });
    expect(await screen.findByText('ไม่พบรายการที่ตรงกับตัวกรอง')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^จัดแล้ว/ })).toBeNull();
  });

  it('counts the driver’s seat where the traveller drives, in the car as in its trips', async () => {
    const kind = 'bookingnodriver';
    await company(kind).car({ plate: '5กล 5', seats: 4 });
    const board = within(await openBoard(kind));
    const head = await board.findByText('5กล 5');
    expect(head.parentElement?.textContent).toContain('5 ที่นั่ง');
  });

  it('says of a hired car that its provider has to accept, before anything is put on it', async () => {
    const kind = 'bookingwithdrivernava';
    const providerId = await providerOf(product.database.db);
    await company(kind).car({ plate: '8กข 8', providerId });
    await company(kind).car({ plate: '9กข 9' });
    await company(kind).booking();
    const board = within(await openBoard(kind));
    const list = await screen.findByRole('region', { name: /^รอจัดรถ/ });
    fireEvent.click(await within(list).findByRole('button', { name: /10:00/ }));
    const hired = await board.findByRole('button', { name: /^จัด 8กข 8 .*รถจ้าง ต้องรอตอบรับ/ });
    expect(hired.textContent).toContain('ต้องรอตอบรับ');
    expect(board.getByRole('button', { name: /9กข 9/ }).textContent).not.toContain('ต้องรอตอบรับ');
  });

  it.each([false, true])('offers a trip another car unless it is pinned: %s', async (pinned) => {
    const kind = 'bookingwithdrivernava';
    const { tripId } = await company(kind).arranged();
    await company(kind).car({ plate: '9กข 9' });
    const lockedById = pinned ? await product.idOf('admin') : null;
    const { db } = product.database;
    await db.updateTable('trip').set({ lockedById }).where('id', '=', tripId).execute();
    const board = within(await openBoard(kind));
    fireEvent.click(await board.findByRole('button', { name: /10:00/ }));
    await screen.findByRole('region', { name: /^NV-/ });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const offers = board.queryAllByRole('button', { name: /^จัด 9กข 9 / });
    expect(offers).toHaveLength(pinned ? 0 : 1);
  });

  it.each([
    { whose: 'a provider’s', needsYes: true },
    { whose: 'the company’s', needsYes: false },
  ])('asks for a yes by driver where the car is $whose', async ({ needsYes }) => {
    const kind = 'bookingwithdrivernava';
    const providerId = await providerOf(product.database.db);
    await company(kind).car({ providerId: needsYes ? providerId : null });
    await company(kind).driver({ providerId: needsYes ? null : providerId });
    await company(kind).booking();
    const board = await openBoard(kind, '&rows=drivers');
    const list = await screen.findByRole('region', { name: /^รอจัดรถ/ });
    fireEvent.click(await within(list).findByRole('button', { name: /10:00/ }));
    const dock = within(await screen.findByRole('region', { name: /^NV-/ }));
    await dock.findByRole('button', { name: /^จัด .+ · / });
    await within(board).findAllByRole('button', { name: /^จัด .+ ให้ NV-/ });
    await waitFor(() => expect(board.textContent.includes('ต้องรอตอบรับ')).toBe(needsYes));
  });

  it('hears its keys while the focus is in the head of its page', async () => {
    const kind = 'bookingwithdrivernava';
    await company(kind).car();
    await company(kind).booking();
    await openBoard(kind);
    const today = screen.getByRole('button', { name: 'วันนี้' });
    fireEvent.keyDown(today, { code: 'KeyN' });
    expect(await screen.findByRole('region', { name: /^NV-/ })).toBeTruthy();
    fireEvent.keyDown(today, { code: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('region', { name: /^NV-/ })).toBeNull());
  });

  it('asks anew what could take the next one once the last car is taken, and once it is given back', async () => {
    const kind = 'bookingwithdrivernava';
    await company(kind).car({ plate: '1กข 1' });
    await company(kind).driver();
    await company(kind).booking();
    await company(kind).booking();
    await openBoard(kind);
    const offer = /^จัด 1กข 1 · /;
    fireEvent.keyDown(document.body, { code: 'KeyN' });
    await screen.findByRole('button', { name: offer });
    fireEvent.keyDown(document.body, { code: 'KeyA' });
    fireEvent.click(await screen.findByRole('button', { name: 'เลิกทำ' }));
    await screen.findByText('เลิกทำแล้ว');
    // Sooner than the news of others, which wait two seconds.
    const again = await screen.findByRole('button', { name: offer }, { timeout: 1500 });
    expect(again).toBeTruthy();
  });

  it('offers a seat on a trip that stands before a car of its own, by key as by tap', async () => {
    const { second, tripId, db } = await twoOfOneWay();
    await openBoard('bookingduringday');
    fireEvent.keyDown(document.body, { code: 'KeyN' });
    const own = await screen.findByRole('button', { name: /^จัด .+ · / });
    const ride = await screen.findByRole('button', { name: /^ไปกับเที่ยว 10:00/ });
    expect([ride, own].map(({ dataset }) => dataset['variant'])).toEqual(['filled', 'light']);
    const [words, ownWords] = [ride, own].map((button) => button.querySelector('[class*="offer"]'));
    expect(words?.textContent, 'it may take two lines, as that of a car').toMatch(/^ไปกับเที่ยว/);
    expect(words?.className).toBe(ownWords?.className);
    fireEvent.keyDown(document.body, { code: 'KeyA' });
    const done = await screen.findByText(wholeSentence(/^รวม .+ เข้าเที่ยว/));
    fireEvent.keyDown(document.body, { code: 'Escape' });
    fireEvent.keyDown(document.body, { code: 'KeyH' });
    // Not as if this could be undone.
    const hint = await screen.findByText(/^เลือกรายการก่อน/);
    expect(hint.nextElementSibling).toBe(done);
    expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeTruthy();
    const { tripId: rides } = await db
      .selectFrom('booking')
      .select('tripId')
      .where('id', '=', second)
      .executeTakeFirstOrThrow();
    expect(rides).toBe(tripId);
  });

  it('shows that seat before a car of its own in the details too', async () => {
    const { second } = await twoOfOneWay();
    await openBoard('bookingduringday', `&open=booking:${second}&details=true`);
    const sheet = within(await screen.findByRole('dialog'));
    const [seat, place] = await Promise.all(
      [/^ไปกับเที่ยว 10:00/, /^จัด /].map((name) => sheet.findByRole('button', { name })),
    );
    const follows = seat!.compareDocumentPosition(place!) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).toBeTruthy();
  });

  it('asks anew for what it offers, once that is refused', async () => {
    const kind = 'bookingwithdrivernava';
    await company(kind).car({ plate: '9กข 9' });
    await company(kind).driver();
    await company(kind).booking();
    await openBoard(kind);
    fireEvent.keyDown(document.body, { code: 'KeyN' });
    const dock = within(await screen.findByRole('region', { name: /^NV-/ }));
    await dock.findByRole('button', { name: /^จัด .+ · / });
    await product.database.db.updateTable('driver').set({ status: 'suspended' }).execute();
    fireEvent.keyDown(document.body, { code: 'KeyA' });
    await waitFor(() => expect(document.querySelector('[data-problem]')).toBeTruthy());
    await waitFor(() => expect(dock.queryByRole('button', { name: /^จัด .+ · / })).toBeNull());
  });

  it('says why nothing can be merged with a trip', async () => {
    const kind = 'bookingduringday';
    const { tripId } = await company(kind).arranged();
    await openBoard(kind, `&open=trip:${tripId}&details=true`);
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(await sheet.findByRole('button', { name: 'การทำงานอื่น' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'รวมกับเที่ยวอื่น' }));
    await sheet.findByText(/^ไม่มีรายการอื่นที่รวมได้/);
    expect(sheet.getByRole('combobox', { name: 'เลือกเที่ยวหรือการจอง' }).matches(':disabled')).toBe(
      true,
    );
  });

  it('hands a trip without a car to a provider as it does a booking', async () => {
    const kind = 'bookingwithdrivernava';
    const { db } = product.database;
    const providerId = await providerOf(db);
    await db
      .insertInto('providerKind')
      .values({ providerId, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { tripId } = await company(kind).arranged({ status: 'planned' }, { riding: 'approved' });
    await db
      .updateTable('assignment')
      .set({ releasedAt: new Date() })
      .where('tripId', '=', tripId)
      .execute();
    await openBoard(kind);
    const press = (code: string) => fireEvent.keyDown(document.body, { code });
    press('KeyN');
    await screen.findByRole('button', { name: 'ส่งให้ผู้ให้บริการ' });
    press('KeyH');
    fireEvent.click(await screen.findByRole('menuitem'));
    await waitFor(async () =>
      expect(
        (await db.selectFrom('trip').select('status').where('id', '=', tripId).executeTakeFirst())
          ?.status,
      ).toBe('offered'),
    );
  });

  it('says so where a key has nothing to do', async () => {
    const kind = 'bookingwithdrivernava';
    const bookingId = await company(kind).booking();
    await product.database.db.updateTable('car').set({ status: 'repair' }).execute();
    await openBoard(kind);
    const press = (code: string) => fireEvent.keyDown(document.body, { code });
    for (const code of ['KeyA', 'KeyH', 'KeyD']) {
      press(code);
      await screen.findByText('เลือกรายการก่อน กด N เพื่อเลือกรายการถัดไปที่รอ');
      fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));
    }
    press('KeyN');
    await screen.findByText('ไม่มีคันที่ใช้ได้ในเวลานี้');
    press('KeyA');
    await screen.findByText('รายการนี้ยังไม่มีรถที่แนะนำ');
    press('KeyN');
    await screen.findByText('ไม่มีรายการอื่นที่รอจัดรถ');
    const line = document.querySelector(`[data-target="booking:${bookingId}"]`);
    expect(line?.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows what was booked together with what is picked, and leads there', async () => {
    const kind = 'bookingwithdrivernava';
    const groupId = newId();
    const { bookingId, tripId } = await company(kind).arranged();
    const back = await company(kind).booking({ groupId });
    const { db } = product.database;
    await db.updateTable('booking').set({ groupId }).where('id', '=', bookingId).execute();
    const board = await openBoard(kind);
    const list = await screen.findByRole('region', { name: 'รอจัดรถ 1' });
    const line = await within(list).findByRole('button', { name: /จองเป็นชุด/ });
    expect(line.dataset['target']).toBe(`booking:${back}`);
    fireEvent.click(line);
    const block = await within(board).findByRole('button', { name: /จองไว้ด้วยกันกับรายการที่เลือก/ });
    const dock = document.querySelector<HTMLElement>('[data-bar]')!;
    expect(within(dock).getByText('จองไว้ด้วยกัน').nextElementSibling).toBeInstanceOf(
      HTMLButtonElement,
    );
    fireEvent.click(block);
    await waitFor(() => expect(line.dataset['linked']).toBe('true'));
    expect(location.search).toContain(tripId);
  });
});
