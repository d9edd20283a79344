// Long, because a proposal is asked for, shown, taken, taken back and overtaken on one busy day that all these share.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf } from '../server/support/people';
import { companyIn } from '../server/schema/company';
import { providerOf, tripsIn } from '../server/support/trips';
import { panel } from './support/arranging-panel';
import { useProduct } from './support/open-app';

const product = useProduct();
const company = () => tripsIn(product.database.db);
const DAY = 86_400_000;
/** Where the bookings of the tests lie. */
const day = dayOf(new Date(Math.floor(Date.now() / DAY + 3) * DAY));
const at = (time: string) => new Date(`${day}T${time}:00+07:00`);
const period = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
const patient = { timeout: 15_000 };

const open = async (as: 'admin' | 'supplier' = 'admin', more = '') => {
  await product.signIn(as);
  const { services } = await product.open(
    `/admin/bookingwithdrivernava/arrangecartable?day=${day}${more}`,
  );
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf(as)) });
};

/** Two cars and drivers for three that meet, and one that no car has seats for. */
const busyDay = async () => {
  const cars = [await company().car({ plate: '1กข 1' }), await company().car({ plate: '2กข 2' })];
  await company().driver();
  await company().driver();
  const placed = [
    await company().booking(period('08:00', '10:00')),
    await company().booking(period('09:00', '12:00')),
    await company().booking(period('13:00', '15:00')),
  ];
  const left = await company().booking({ ...period('09:00', '11:00'), seats: 40 });
  return { cars, placed, left };
};

const openQueue = async () => {
  await product.signIn('admin');
  return product.open(`/admin/day?day=${day}`);
};

const propose = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'จัดให้ครบ' }, patient));
  return within(await screen.findByRole('region', { name: 'ข้อเสนอการจัดรถ' }, patient));
};
const proposeInLines = async () => {
  const bar = await propose();
  fireEvent.click(await bar.findByRole('button', { name: 'ทีละเที่ยว' }, patient));
  await (await panel()).findByRole('heading', { name: /^จัดตามข้อเสนอ/ }, patient);
};
const press = async (name: string | RegExp) =>
  fireEvent.click(await (await panel()).findByRole('button', { name }, patient));

describe('A proposal for the day', () => {
  it('is accepted in two taps: nothing overlaps, and one undo puts all back', async () => {
    const { placed, left } = await busyDay();
    await open();
    const bar = await propose();
    const take = await bar.findByRole('button', { name: 'จัดทั้งหมด 3 เที่ยว' }, patient);
    for (const id of placed) expect(await product.statusOf(id)).toBe('approved');
    fireEvent.click(take);
    await screen.findByText('จัด 3 เที่ยวแล้ว', {}, patient);
    for (const id of placed) expect(await product.statusOf(id)).toBe('arranged');
    expect(await product.statusOf(left)).toBe('approved');
    const { rows: overlapping } = await sql`select 1 from assignment a join assignment b
      on a.id < b.id and a.held && b.held and (a.car_id = b.car_id or a.driver_id = b.driver_id)`.execute(
      product.database.db,
    );
    expect(overlapping).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }));
    await screen.findByText('เลิกทำแล้ว', {}, patient);
    for (const id of placed) expect(await product.statusOf(id)).toBe('approved');
  });

  it.each([
    ['driver', { driverId: null }, 'ยังไม่มีคนขับ'],
    ['car', { releasedAt: new Date() }, / รับแล้ว ยังไม่ระบุรถ$/],
  ])('says that a provider has its %s still to name, and offers no other', async (_, lack, why) => {
    const { db } = product.database;
    const providerId = await providerOf(db);
    const { tripId } = await company().arranged({ status: 'accepted' }, { providerId });
    await db.updateTable('assignment').set(lack).where('tripId', '=', tripId).execute();
    await openQueue();
    const others = await screen.findByRole('heading', { name: 'ไม่อยู่ในข้อเสนอ 1' }, patient);
    const section = within(others.parentElement!);
    expect(section.getByText(why)).toBeTruthy();
    expect(section.queryByRole('button', { name: 'เสนอใหม่' })).toBeNull();
  });

  it('leads on at a second dispatcher when the first has taken all of it back', async () => {
    await busyDay();
    const { services } = await openQueue();
    await screen.findByRole('button', { name: 'จัดทั้งหมด 3 เที่ยว' }, patient);
    const params = { kind: 'bookingwithdrivernava' as const };
    const { proposal } = await services.api.call('findProposal', { params, query: { day } });
    const { undo } = await services.api.call('acceptProposal', {
      params: { ...params, id: proposal!.id },
      body: { changes: proposal!.changes.map(({ id }) => id) },
      idempotencyKey: crypto.randomUUID(),
    });
    await services.api.call('undoArranging', {
      params,
      body: { changeId: undo!.changeId },
      idempotencyKey: crypto.randomUUID(),
    });
    // With the signal back, the page reads again what it shows.
    act(() => services.connectivity.reportUnreachable());
    act(() => services.connectivity.reportReachable());
    expect(await screen.findAllByText('จัดไว้แล้ว แต่กลับมารออีกครั้ง', {}, patient)).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'เสนอใหม่' }));
    expect(await screen.findByRole('button', { name: 'จัดทั้งหมด 3 เที่ยว' }, patient)).toBeTruthy();
  });

  it('says on the page of the day whether somebody or the system drew it up', async () => {
    await busyDay();
    await openQueue();
    expect(await screen.findAllByText(/ · เสนอเมื่อ \d\d:\d\d$/, {}, patient)).not.toHaveLength(0);
    await product.database.db.updateTable('proposal').set({ madeById: null }).execute();
    cleanup();
    await openQueue();
    expect(await screen.findAllByText(/ · ระบบร่างไว้เมื่อ \d\d:\d\d$/, {}, patient)).not.toHaveLength(
      0,
    );
  });

  it('hands what a provider declined to another one only, and says who it was and whom to call', async () => {
    const { db } = product.database;
    const no = await providerOf(db);
    const yes = await companyIn(db).provider();
    for (const providerId of [no, yes])
      await db
        .insertInto('providerKind')
        .values({ providerId, kind: 'bookingwithdrivernava' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const { tripId } = await company().arranged(
      { status: 'declined' },
      { providerId: no, riding: 'approved' },
    );
    await db
      .updateTable('assignment')
      .set({ releasedAt: new Date() })
      .where('tripId', '=', tripId)
      .execute();
    await db.updateTable('car').set({ status: 'repair' }).execute();
    await db.updateTable('provider').set({ nameTh: 'รถดีเสมอ' }).where('id', '=', yes).execute();
    await openQueue();
    const left = await screen.findByRole('heading', { name: 'ยังจัดไม่ได้ 1' }, patient);
    const row = within(left.parentElement!);
    expect(row.getByText(/ ไม่รับงาน · /)).toBeTruthy();
    expect(row.getByRole('link', { name: /^โทร/, hidden: true })).toBeTruthy();
    await screen.findByRole('button', { name: 'ส่ง 1 รายการให้ รถดีเสมอ' });
    // Where there is one taker only there is nothing to choose.
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says first what is proven, why each has its car, and why one is left and what to do', async () => {
    await busyDay();
    await open();
    await proposeInLines();
    const sheet = await panel();
    expect(sheet.getByText('แผนที่ดีที่สุดเท่าที่กติกาเปิดให้')).toBeTruthy();
    const row = within(sheet.getAllByRole('row', { name: /^ยังไม่มีรถ/ })[0]!);
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['4', '1']);
    expect(sheet.getAllByText('มีรถที่ใช้กับเที่ยวนี้ได้ 2 คัน')).toHaveLength(3);
    expect(sheet.getByRole('heading', { name: 'ยังจัดไม่ได้ 1' })).toBeTruthy();
    expect(sheet.getByText('ไม่มีรถที่ใช้กับรายการนี้ได้')).toBeTruthy();
    await press(/^เปิด NV-/);
    await screen.findByRole('heading', { name: /^การจอง NV-/ }, patient);
  });

  it('says of a trip that would change, before it is unfolded, what it has until now', async () => {
    const { carId, driverId } = await company().arranged(period('08:00', '10:00'));
    const { db } = product.database;
    await db
      .updateTable('driver')
      .set({ status: 'suspended' })
      .where('id', '=', driverId)
      .execute();
    await busyDay();
    await open();
    await proposeInLines();
    const { plate } = await db
      .selectFrom('car')
      .select('plate')
      .where('id', '=', carId)
      .executeTakeFirstOrThrow();
    const was = await (await panel()).findByText(new RegExp(`^เดิม ${plate}`), {}, patient);
    expect(was.closest('summary')).toBeTruthy();
  });

  it('stands in the table beside what is there, with its figures, and is taken from a row', async () => {
    const { placed } = await busyDay();
    await open();
    const bar = await propose();
    await screen.findByRole('columnheader', { name: 'ตามข้อเสนอ' }, patient);
    const figure = await bar.findByText('ยังไม่มีรถ', {}, patient);
    expect(figure.parentElement?.textContent).toBe('ยังไม่มีรถ4 → 1');
    const row = within(screen.getByRole('row', { name: /13:00–15:00/ }));
    expect(row.getByText(/^→ \dกข \d$/)).toBeTruthy();
    fireEvent.click(row.getByRole('link'));
    await press(/^จัด 13:00–15:00/);
    await screen.findByText('จัด 1 เที่ยวแล้ว', {}, patient);
    expect(await product.statusOf(placed[2]!)).toBe('arranged');
    expect(await product.statusOf(placed[0]!)).toBe('approved');
  });

  it('is drawn on the board where trips would go, says why at a tap, and is taken there', async () => {
    const { placed } = await busyDay();
    await open('admin', '&view=board');
    await propose();
    const ghosts = await screen.findAllByRole('button', { name: /^ตามข้อเสนอ, / }, patient);
    expect(ghosts).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: /^ตามข้อเสนอ, 08:00–10:00/ }));
    const part = within(await screen.findByRole('region', { name: 'ตามข้อเสนอ' }, patient));
    expect(part.getByText('มีรถที่ใช้กับเที่ยวนี้ได้ 2 คัน')).toBeTruthy();
    fireEvent.click(part.getByRole('button', { name: /^จัด 08:00–10:00/ }));
    await screen.findByText('จัด 1 เที่ยวแล้ว', {}, patient);
    expect(await product.statusOf(placed[0]!)).toBe('arranged');
    // On to the next.
    await screen.findByRole('button', { name: /^จัด 09:00–12:00/ }, patient);
  });

  it('is accepted one by one, the rest stays proposed', async () => {
    const { placed } = await busyDay();
    await open();
    await proposeInLines();
    await press(/^จัด 13:00–15:00/);
    await screen.findByText('จัด 1 เที่ยวแล้ว', {}, patient);
    expect(await product.statusOf(placed[2]!)).toBe('arranged');
    const waits = () => screen.getAllByRole('rowheader', { name: 'ยังไม่มีรถ' })[0]?.parentElement;
    await waitFor(() => expect(waits()?.textContent).toBe('ยังไม่มีรถ31'), patient);
    await press('จัดทั้งหมด 2 เที่ยว');
    await waitFor(async () => expect(await product.statusOf(placed[0]!)).toBe('arranged'), patient);
  });

  it('says when the world has changed meanwhile, and proposes again in one tap', async () => {
    const { placed } = await busyDay();
    await open();
    await proposeInLines();
    await product.database.db
      .updateTable('booking')
      .set({ status: 'cancelled', version: 9 })
      .where('id', '=', placed[0]!)
      .execute();
    await press('จัดทั้งหมด 3 เที่ยว');
    await press('เสนอใหม่');
    // It reckons, and saves nothing.
    let isSaving = false;
    await waitFor(() => {
      isSaving ||= screen.queryByText('กำลังบันทึก') !== null;
      screen.getByRole('button', { name: 'จัดทั้งหมด 2 เที่ยว' });
    }, patient);
    expect(isSaving).toBe(false);
    await press('จัดทั้งหมด 2 เที่ยว');
    await waitFor(async () => expect(await product.statusOf(placed[1]!)).toBe('arranged'), patient);
  });

  it('is there by the key P, and not for a week', async () => {
    await busyDay();
    await open('admin', '&span=week');
    await screen.findByText('รอจัดรถ 4', {}, patient);
    expect(screen.queryByRole('button', { name: 'จัดให้ครบ' })).toBeNull();
    fireEvent.click(screen.getByText('วัน'));
    await screen.findByRole('button', { name: 'จัดให้ครบ' }, patient);
    fireEvent.keyDown(document.body, { key: 'ย', code: 'KeyP' });
    await screen.findByRole('button', { name: 'จัดทั้งหมด 3 เที่ยว' }, patient);
  });

  it('is not there for providers', async () => {
    await busyDay();
    await open('supplier');
    await screen.findByRole('searchbox', {}, patient);
    expect(screen.queryByRole('button', { name: 'จัดให้ครบ' })).toBeNull();
  });
});
