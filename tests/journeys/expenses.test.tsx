// Long, because an expense goes through all its hands in one journey.
import { sql } from 'kysely';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { insertExpense } from '../server/support/expenses';
import { jpeg } from '../server/support/files';
import { emailOf } from '../server/support/people';
import { insertProvider, insertRate } from '../server/support/providers';
import { tripsIn } from '../server/support/trips';
import { takeFreshDevice } from '../setup/fresh-device';
import { useProduct } from './support/open-app';

// Chunks are still being compiled when the first journey needs them.
configure({ asyncUtilTimeout: 10_000 });

// This DOM decodes no pictures; making them smaller is tested in a real browser.
vi.mock('../../src/app/files/shrink-photo', () => ({
  shrinkPhoto: () => Promise.resolve(new Blob([jpeg])),
  jpegName: (name: string) => name,
}));

const product = useProduct();
const page = '/admin/bookingwithdrivernava/expenseandprovider';
const HOUR = 3_600_000;
/** Some days ago at nine in Bangkok. */
const start = new Date(Math.floor(Date.now() / (24 * HOUR) - 5) * 24 * HOUR + 2 * HOUR);
const day = dayOf(start);

const open = async (search: string, who: 'admin' | 'one-kind admin' = 'admin') => {
  await product.signIn(who);
  const { services } = await product.open(`${page}?${search}`);
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf(who)) });
};
const db = () => product.database.db;
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 15_000 }));
/** In the panel, where one is open: the list beside it has filters of the same names. */
const input = async (label: string | RegExp) => {
  const fields = await screen.findAllByLabelText(label, {
    selector: 'input:not([type=radio]), select, textarea',
  });
  return fields.find((field) => field.closest('[role="dialog"]')) ?? fields[0]!;
};
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await input(label), { target: { value } });
const attach = async (label: string | RegExp) => {
  const file = new File([jpeg], 'receipt.jpg', { type: 'image/jpeg' });
  fireEvent.change(await input(label), { target: { files: [file] } });
  await screen.findByText('แนบไฟล์แล้ว');
};
const expenses = () => db().selectFrom('expense').selectAll().orderBy('id').execute();
const doneTrip = async (more: { hours?: number } = {}) => {
  const providerId = await insertProvider(db());
  await insertRate(db(), providerId);
  const endsAt = new Date(start.getTime() + (more.hours ?? 8) * HOUR);
  const { tripId } = await tripsIn(db()).arranged(
    { status: 'done', startsAt: start, endsAt, departedAt: start, endedAt: endsAt },
    { providerId, riding: 'completed' },
  );
  return { providerId, tripId };
};

/** A second admin of the kind, so that nobody approves what they wrote. */
beforeEach(() =>
  db()
    .updateTable('adminUser')
    .set({ kinds: sql`kinds || '{bookingwithdrivernava}'` })
    .where('personId', 'in', (of) =>
      of.selectFrom('person').select('id').where('signInName', '=', emailOf('one-kind admin')),
    )
    .execute(),
);

describe('An expense', () => {
  it('is written with its receipt and its split and submitted by one, approved by another, and paid', async () => {
    const { providerId, tripId } = await doneTrip();
    const centre = await tripsIn(db()).costCentre();
    await open('tab=expenses');
    await press('เพิ่มค่าใช้จ่าย');
    await input('ราคาต่อหน่วย');
    await write('วันที่', formatDate(day));
    await write('ประเภท', 'toll');
    await screen.findByRole('option', { name: /^\d\d:\d\d–\d\d:\d\d/ });
    await write('เที่ยวรถ', tripId);
    const provider = () =>
      within(screen.getByRole('dialog')).getByRole<HTMLSelectElement>('combobox', {
        name: 'ผู้ให้บริการ',
      });
    await waitFor(() => expect(provider().value).toBe(providerId));
    await write('จำนวน', '2');
    await write('ราคาต่อหน่วย', '1,234.50');
    await write('ภาษีมูลค่าเพิ่ม', '172.83');
    await write('หัก ณ ที่จ่าย', '24.69');
    expect(await screen.findByText('ยอดจ่าย 2,617.14 บาท')).toBeTruthy();
    await write(/^เลขที่ใบเสร็จ/, 'INV-77');
    await attach(/^รูปใบเสร็จ/);
    await press('กำหนดสัดส่วนเอง');
    await write('ศูนย์ต้นทุน', centre);
    await write('สัดส่วน (%)', '60');
    await press('บันทึก');
    expect(await screen.findByText('สัดส่วนรวมต้องเท่ากับ 100%')).toBeTruthy();
    await write('สัดส่วน (%)', '100');
    await press('บันทึก');
    await press('ส่งขออนุมัติ');
    expect(await screen.findByText('คุณบันทึกรายการนี้เอง รอผู้ดูแลท่านอื่นอนุมัติ')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'อนุมัติ' })).toBeNull();
    const [written] = await expenses();
    expect(written).toMatchObject({
      type: 'toll',
      tripId,
      providerId,
      amount: '2469.00',
      vat: '172.83',
      wht: '24.69',
      receiptNo: 'INV-77',
      status: 'submitted',
    });
    expect(written?.receiptFileId).not.toBeNull();
    cleanup();

    takeFreshDevice();
    await open(`tab=expenses&open=${written?.id}`, 'one-kind admin');
    await press('อนุมัติ');
    await press('บันทึกว่าจ่ายแล้ว');
    await waitFor(async () => expect((await expenses())[0]?.status).toBe('paid'));
  });

  it('of a car says beside the car that none is chosen', async () => {
    await open('tab=expenses');
    await press('เพิ่มค่าใช้จ่าย');
    await input('ราคาต่อหน่วย');
    fireEvent.click(screen.getByRole('radio', { name: 'รถ' }));
    await press('บันทึก');
    const car = await waitFor(() => screen.getByRole('combobox', { name: 'รถ' }));
    await waitFor(() => expect(car.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('กรุณาเลือกเที่ยวรถหรือรถ')).toBeTruthy();
  });

  it('of a car is brought back with its car, not as one of no trip', async () => {
    const carId = await tripsIn(db()).car({ plate: '1กข 1' });
    await open('tab=expenses');
    await press('เพิ่มค่าใช้จ่าย');
    await input('ราคาต่อหน่วย');
    fireEvent.click(screen.getByRole('radio', { name: 'รถ' }));
    await screen.findByRole('option', { name: /1กข 1/ });
    await write('รถ', carId);
    await new Promise((resolve) => setTimeout(resolve, 600));
    cleanup();
    await open('tab=expenses&open=new');
    await screen.findByText(/^นำสิ่งที่กรอกค้างไว้เมื่อ/);
    expect(screen.getByRole('radio', { name: 'รถ' })).toHaveProperty('checked', true);
    expect(await screen.findByRole('combobox', { name: 'รถ' })).toHaveProperty('value', carId);
  });

  it('that was rejected says above its form how it goes on, also while it is put right', async () => {
    const { tripId } = await doneTrip();
    const id = await insertExpense(db(), { tripId, status: 'rejected' });
    await open(`tab=expenses&open=${id}`);
    const notice = await screen.findByText(/แก้ไขและบันทึกแล้ว จึงส่งขออนุมัติอีกครั้งได้/);
    await write(/^หมายเหตุ/, 'แนบใหม่');
    expect(notice.isConnected).toBe(true);
    await press('บันทึก');
    expect(await screen.findByRole('button', { name: 'ส่งขออนุมัติ' })).toBeTruthy();
    expect(notice.isConnected).toBe(false);
  });

  it('with a receipt that is used already says where, and leads there', async () => {
    const { providerId, tripId } = await doneTrip();
    const first = await insertExpense(db(), {
      providerId,
      receiptNo: 'A-1',
      spentOn: day,
    });
    const mine = await insertExpense(db(), { providerId, tripId });
    await open(`tab=expenses&open=${mine}`);
    await write(/^เลขที่ใบเสร็จ/, 'a-1');
    await press('บันทึก');
    const link = await screen.findByRole('link', { name: 'เปิดดู' });
    expect(link.getAttribute('href')).toContain(first);
  });

  it('is taken back from its approval with a reason, for which the field asks', async () => {
    const { tripId } = await doneTrip();
    const id = await insertExpense(db(), { tripId, status: 'approved' });
    await open(`tab=expenses&open=${id}`);
    await press('ยกเลิกการอนุมัติ');
    await press('ยกเลิกการอนุมัติ');
    expect(await screen.findByText('กรุณาบอกเหตุผล')).toBeTruthy();
    expect((await expenses())[0]?.status).toBe('approved');
    await write('เหตุผล', 'ยอดผิด');
    expect(screen.queryByText('กรุณาบอกเหตุผล')).toBeNull();
    await press('ยกเลิกการอนุมัติ');
    await waitFor(async () => expect((await expenses())[0]?.status).toBe('draft'));
  });

  it('of a month that is closed cannot be written; the month is closed when all is decided', async () => {
    const { tripId } = await doneTrip();
    await insertExpense(db(), { status: 'approved', spentOn: day });
    await open('tab=month');
    await write('เดือน', day.slice(0, 7));
    await press('ปิดเดือน');
    expect(await screen.findByText(/^ปิดเดือนแล้วโดย สมชาย ใจดี/)).toBeTruthy();
    cleanup();

    await open('tab=expenses&open=new');
    await input('ราคาต่อหน่วย');
    await write('วันที่', formatDate(day));
    await write('ประเภท', 'toll');
    await screen.findByRole('option', { name: /^\d\d:\d\d–\d\d:\d\d/ });
    await write('เที่ยวรถ', tripId);
    await write('จำนวน', '1');
    await write('ราคาต่อหน่วย', '60');
    await write('ภาษีมูลค่าเพิ่ม', '0');
    await write('หัก ณ ที่จ่าย', '0');
    await press('บันทึก');
    expect(await screen.findByText('เดือนนี้ปิดบัญชีแล้ว')).toBeTruthy();
    await waitFor(async () => expect(await expenses()).toHaveLength(1));
  });
});

describe('A month', () => {
  it('leads from what is undecided and what was approved to these expenses', async () => {
    await insertExpense(db(), { status: 'submitted', spentOn: day });
    await insertExpense(db(), { status: 'paid', spentOn: day });
    await open('tab=month');
    await write('เดือน', day.slice(0, 7));
    const leadsTo = async (name: RegExp) =>
      new URL(
        (await screen.findByRole('link', { name })).getAttribute('href') ?? '',
        'http://app',
      ).searchParams.get('status');
    expect(await leadsTo(/^อนุมัติแล้ว 1 รายการ/)).toBe('approved,paid');
    expect(await leadsTo(/^รอดำเนินการ/)).toBe('draft,submitted');
    fireEvent.click(screen.getByRole('link', { name: 'รอดำเนินการ 1 รายการ' }));
    expect(await screen.findByText(/1 รายการ/)).toBeTruthy();
    expect(screen.getAllByText('รออนุมัติ').length).toBeGreaterThan(0);
  });
});

describe('A provider’s month', () => {
  it('leads to the first line that must be put right, however far above', async () => {
    const { providerId } = await doneTrip();
    await open('tab=month');
    await write('เดือน', day.slice(0, 7));
    await screen.findByRole('option', { name: 'ขนส่งไทย' });
    await write('ผู้ให้บริการ', providerId);
    const [rate] = await screen.findAllByLabelText('ราคาต่อหน่วย');
    fireEvent.change(rate!, { target: { value: '' } });
    await press('บันทึกและส่งขออนุมัติ');
    await waitFor(() => expect(document.activeElement).toBe(rate));
    expect(await expenses()).toEqual([]);
  });

  it('is kept over a reload with what was put right, takes a receipt a line, and is saved at once', async () => {
    const { providerId } = await doneTrip({ hours: 12 });
    const choose = async () => {
      await write('เดือน', day.slice(0, 7));
      await screen.findByRole('option', { name: 'ขนส่งไทย' });
      await write('ผู้ให้บริการ', providerId);
      return screen.findByRole('heading', { name: 'เที่ยวที่ยังไม่มีค่าใช้จ่าย' });
    };
    await open('tab=month');
    await choose();
    const [rental] = await screen.findAllByLabelText('เลขที่ใบเสร็จ');
    fireEvent.change(rental!, { target: { value: 'INV-9' } });
    const file = new File([jpeg], 'receipt.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getAllByLabelText(/^รูปใบเสร็จ/)[0]!, { target: { files: [file] } });
    await screen.findByText('แนบไฟล์แล้ว');
    fireEvent.click(screen.getByRole('checkbox', { name: /^บันทึก โอที/ }));
    cleanup();

    await open('tab=month');
    await choose();
    await screen.findByRole('button', { name: 'ทิ้งแล้วเริ่มใหม่' });
    expect((screen.getAllByLabelText('เลขที่ใบเสร็จ')[0] as HTMLInputElement).value).toBe('INV-9');
    await press('บันทึกและส่งขออนุมัติ');
    expect(await screen.findByText('บันทึกแล้ว 1 รายการ')).toBeTruthy();
    const [saved, ...others] = await expenses();
    expect(others).toEqual([]);
    expect(saved).toMatchObject({ type: 'rental', receiptNo: 'INV-9', status: 'submitted' });
    expect(saved?.receiptFileId).not.toBeNull();
  });
});

describe('Approving many', () => {
  it('takes what is chosen, says what one wrote oneself, and offers the next after a single one', async () => {
    const myself = await product.idOf('admin');
    const wait = (more: object = {}) => insertExpense(db(), { status: 'submitted', ...more });
    await wait({ byId: myself });
    for (const spentOn of ['2026-11-11', '2026-11-12', '2026-11-13']) await wait({ spentOn });
    await open('tab=expenses');
    await press('อนุมัติหลายรายการ');
    expect(await screen.findByText('คุณบันทึกรายการนี้เอง รอผู้ดูแลท่านอื่นอนุมัติ')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getAllByText('ยอดจ่าย')).toHaveLength(4);
    const boxes = within(screen.getByRole('dialog')).getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    fireEvent.click(boxes[0]!);
    await press('อนุมัติ 1 รายการ · 1,800.00 บาท');
    await waitFor(async () =>
      expect((await expenses()).filter(({ status }) => status === 'approved')).toHaveLength(1),
    );
    expect(await screen.findByText('อนุมัติแล้ว 1 รายการ')).toBeTruthy();
    const [, , { id } = { id: '' }] = (await expenses()).filter(
      ({ status }) => status === 'submitted',
    );
    cleanup();
    await open(`tab=expenses&open=${id}`);
    await press('อนุมัติ');
    fireEvent.click(await screen.findByRole('link', { name: 'รายการถัดไปที่รออนุมัติ (1)' }));
    await press('อนุมัติ');
    await waitFor(async () =>
      expect((await expenses()).filter(({ status }) => status === 'approved')).toHaveLength(3),
    );
    cleanup();
    await open('tab=expenses&open=approve');
    expect(await screen.findByText('คุณบันทึกรายการนี้เอง รอผู้ดูแลท่านอื่นอนุมัติ')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
