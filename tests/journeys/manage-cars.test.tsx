// Long, because all that an admin does with cars starts from one list, one company and one panel.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { carBodyOf, insertPaper } from '../server/support/fleet';
import { emailOf } from '../server/support/people';
import { tripsIn } from '../server/support/trips';
import { useProduct } from './support/open-app';

const product = useProduct();
const page = '/admin/bookingwithdrivernava/managecar';
const owner = { tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('admin')) };

const open = async (search = '') => {
  await product.signIn('admin');
  const { services, router } = await product.open(`${page}${search}`);
  await services.cache.enter(owner);
  return { services, search: () => router.state.location.search as Record<string, unknown> };
};
const trips = () => tripsIn(product.database.db);
const carOf = (id: string) =>
  product.database.db.selectFrom('car').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const row = (plate: string) => screen.findByRole('link', { name: `รถ ${plate}` });
const panel = () => screen.findByRole('dialog');
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
/** In the panel: the list's filters go by the same names. */
const input = (label: string | RegExp) =>
  waitFor(() =>
    within(screen.getByRole('dialog')).getByLabelText(label, {
      selector: 'input, select, textarea',
    }),
  );
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await input(label), { target: { value } });
/** Of the form below the car's own. */
const saveBelow = async () => fireEvent.click(screen.getAllByRole('button', { name: 'บันทึก' })[1]!);
const paths = (method: string) =>
  product.requests.filter((request) => request.method === method).map(({ path }) => path);

describe('Managing cars', () => {
  it('asks of a car that a provider sent, before its whole form, whether it is right', async () => {
    const id = await trips().car({ plate: '7กร 8', isChecked: false });
    await open(`?check=waits&open=${id}`);
    const right = await screen.findByRole('button', { name: 'ตรวจแล้ว ถูกต้อง' });
    expect(right.compareDocumentPosition(await input('ทะเบียน'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    fireEvent.click(right);
    await waitFor(async () => expect((await carOf(id)).isChecked).toBe(true));
  });

  it('a link reproduces the list; a row opens beside it and keeps the filters', async () => {
    const repair = await trips().car({ plate: '1กข 1', status: 'repair' });
    await trips().car({ plate: '1กข 2' });
    const { search } = await open('?status=repair&sort=-plate&nonsense=1');
    fireEvent.click(await row('1กข 1'));
    await panel();
    expect(screen.queryByRole('link', { name: 'รถ 1กข 2' })).toBeNull();
    expect(search()).toMatchObject({ status: 'repair', sort: '-plate', open: repair });
    expect(screen.getByRole('columnheader', { name: 'ทะเบียน' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(screen.getByRole('button', { name: 'ซ่อม' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(search()).toMatchObject({ status: 'repair', sort: '-plate' });
    fireEvent.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    expect(await row('1กข 2')).toBeTruthy();
    expect(screen.getByText('2 รายการ')).toBeTruthy();
  });

  it('an export that does not come says so, and is tried again with one tap', async () => {
    await trips().car({ plate: '1กข 1' });
    await open();
    await row('1กข 1');
    // This DOM would go to the file instead of keeping it.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    product.network.use(
      http.get('*/api/admin/*/cars', ({ request }) =>
        new URL(request.url).searchParams.get('size') === '200' ? HttpResponse.error() : undefined,
      ),
    );
    await press('ส่งออก');
    fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await screen.findByText('ส่งออกไม่สำเร็จ ลองอีกครั้ง หรือเลือกไฟล์แบบอื่น');
    expect(saved).not.toHaveBeenCalled();
    product.network.resetHandlers();
    await press('ลองอีกครั้ง');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull();
  });

  it('moves by keyboard: slash searches, arrows go from row to row', async () => {
    await trips().car({ plate: '1กข 1' });
    await trips().car({ plate: '1กข 2' });
    await open();
    const first = await row('1กข 1');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'ค้นหา' }));
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(await row('1กข 2'));
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog', { name: 'ปุ่มลัด' })).toBeTruthy();
  });

  it('a new car: what is missing is said beside each field, what the server refuses too', async () => {
    await trips().car({ plate: '1กข 1234' });
    await open('?open=new');
    await press('บันทึก');
    const plate = await input('ทะเบียน');
    await waitFor(() => expect(document.activeElement).toBe(plate));
    expect(screen.getAllByText(/^กรุณา(กรอกช่องนี้|เลือก)$/).length).toBeGreaterThan(5);
    expect(screen.getAllByText('กรุณาเลือก').length).toBeGreaterThan(0);
    expect(paths('POST')).toEqual([]);

    const body = carBodyOf();
    fireEvent.click(screen.getByRole('combobox', { name: 'จังหวัด' }));
    fireEvent.click(await screen.findByRole('option', { name: 'กรุงเทพมหานคร', hidden: true }));
    fireEvent.click(screen.getByRole('combobox', { name: 'สี' }));
    fireEvent.click(await screen.findByRole('option', { name: 'ขาว', hidden: true }));
    await write('ทะเบียน', '1กข1234');
    await write('ประเภทรถ', body.class);
    await write('ที่นั่งผู้โดยสาร', '12');
    await write('ยี่ห้อ', body.brand);
    await write('รุ่น', body.model);
    await write('เชื้อเพลิง', body.fuel);
    await write('เกียร์', body.gearbox);
    (await input('เกียร์')).focus();
    await press('บันทึก');
    expect(await screen.findByText('มีอยู่ในระบบแล้ว')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(plate));
    await write('ทะเบียน', '๙กก 99');
    await press('บันทึก');
    expect(await screen.findByRole('heading', { name: 'เอกสารของรถ' })).toBeTruthy();
    expect(await row('9กก 99')).toBeTruthy();
  });

  it('takes a year of the Buddhist era as the year that it is', async () => {
    const id = await trips().car({ plate: '1กข 1' });
    await open(`?open=${id}`);
    await write(/^ปี/, '2567');
    expect(await input(/^ปี/)).toHaveProperty('value', '2024');
    await press('บันทึก');
    await waitFor(async () => expect((await carOf(id)).year).toBe(2024));
  });

  it('takes a colour that was typed and not chosen, and says which it does not have', async () => {
    const id = await trips().car({ plate: '1กข 1', colour: 'white' });
    await open(`?open=${id}`);
    const type = async (typed: string) => {
      const colour = await screen.findByRole('combobox', { name: 'สี' });
      await waitFor(() => expect(colour).not.toHaveProperty('value', ''));
      colour.focus();
      fireEvent.change(colour, { target: { value: typed } });
      (await input('รุ่น')).focus();
    };
    await type('ขาวมุก');
    expect(await screen.findByText('ไม่มี “ขาวมุก” ในรายการ กรุณาเลือกจากรายการ')).toBeTruthy();
    await type('ส้ม');
    expect(screen.queryByText(/^ไม่มี “/)).toBeNull();
    await press('บันทึก');
    await waitFor(async () => expect((await carOf(id)).colour).toBe('orange'));
  });

  it('saving closes the panel, and that it was saved is said over the list for a while', async () => {
    const id = await trips().car({ plate: '1กข 1' });
    await open(`?open=${id}`);
    await write('รุ่น', 'Hiace');
    expect(screen.queryByText('บันทึกแล้ว')).toBeNull();
    await press('บันทึก');
    expect(await screen.findByText('บันทึกแล้ว')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('บันทึกแล้ว')).toBeNull(), { timeout: 6_000 });
  });

  it('what is half-written survives a reload, and asks before it is thrown away', async () => {
    const id = await trips().car({ plate: '1กข 1' });
    await open(`?open=${id}`);
    await write('รุ่น', 'Hiace');
    await new Promise((resolve) => setTimeout(resolve, 600));
    cleanup();
    const { search } = await open(`?open=${id}`);
    expect(await screen.findByText(/^นำสิ่งที่กรอกค้างไว้เมื่อ/)).toBeTruthy();
    expect(await input('รุ่น')).toHaveProperty('value', 'Hiace');
    await press('ปิด');
    const question = await screen.findByRole('dialog', { name: 'ยังไม่ได้บันทึก' });
    expect(search()['open']).toBe(id);
    fireEvent.click(within(question).getByRole('button', { name: 'ทิ้งสิ่งที่แก้' }));
    await waitFor(() => expect(search()['open']).toBeUndefined());
    fireEvent.click(await row('1กข 1'));
    expect(await input('รุ่น')).toHaveProperty('value', 'Commuter');
  });

  it('when somebody else changed it meanwhile, shows what and lets choose, and saves both', async () => {
    const id = await trips().car({ plate: '1กข 1' });
    await open(`?open=${id}`);
    await write('รุ่น', 'Hiace');
    const { db } = product.database;
    await db
      .updateTable('car')
      .set({ model: 'Majesty', brand: 'Lexus' })
      .where('id', '=', id)
      .execute();
    await press('บันทึก');
    const conflict = await screen.findByText(/^มีผู้อื่น แก้ไขรายการนี้เมื่อ/);
    expect(conflict.parentElement?.textContent).toContain('ยี่ห้อ: Toyota → Lexus');
    expect(screen.getByLabelText('ใช้ของฉัน: Hiace')).toHaveProperty('checked', true);
    fireEvent.click(screen.getByLabelText('ใช้ของเขา: Majesty'));
    expect(screen.getByLabelText('รุ่น')).toHaveProperty('value', 'Majesty');
    fireEvent.click(screen.getByLabelText('ใช้ของฉัน: Hiace'));
    expect(await carOf(id)).toMatchObject({ model: 'Majesty' });
    await press('บันทึก');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await carOf(id)).toMatchObject({ model: 'Hiace', brand: 'Lexus' });
  });

  it('a paper is added below the form, and lapses in sight', async () => {
    const id = await trips().car({ plate: '1กข 1' });
    await insertPaper(product.database.db, id, { type: 'lease', expiresOn: '2020-01-31' });
    await open(`?open=${id}`);
    expect(await screen.findByText('31/01/2020 · หมดอายุแล้ว')).toBeTruthy();
    await press('เพิ่มเอกสาร');
    await write('ชนิดเอกสาร', 'tax');
    await write('หมดอายุวันที่', '31/01/2590');
    expect(screen.getByText('31/01/2047 (พ.ศ. 2590)')).toBeTruthy();
    await saveBelow();
    expect(await screen.findByRole('button', { name: 'แก้ไข ภาษีรถ' })).toBeTruthy();
  });

  it('taking it out shows the trips it breaks; confirming releases them and leads to arranging', async () => {
    const { carId, bookingId } = await trips().arranged();
    const { startsAt } = await product.database.db
      .selectFrom('booking')
      .select('startsAt')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await open(`?open=${carId}`);
    await press('เปลี่ยนสถานะ');
    fireEvent.click(await input('ซ่อม'));
    await write('เหตุผล', 'ชนท้าย');
    await saveBelow();
    expect(await screen.findByText('มี 1 เที่ยวที่จัดรถคันนี้ไว้แล้ว')).toBeTruthy();
    expect((await carOf(carId)).status).toBe('available');
    await press('ปล่อยเที่ยวและนำรถออก');
    // In sight, wherever the page stood before.
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('1 เที่ยวกลับไปรอจัดรถแล้ว'),
    );
    expect((await carOf(carId)).status).toBe('repair');
    const { status } = await product.database.db
      .selectFrom('booking')
      .select('status')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('approved');
    const link = await screen.findByRole('link', { name: /^ไปจัดรถใหม่/ });
    expect(link.getAttribute('href')).toContain(`day=${dayOf(startsAt)}`);
  });

  it('what opens below stands before the eyes, with its buttons', async () => {
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    await open(`?open=${await trips().car()}`);
    await press('บันทึกเลขไมล์');
    const km = await input('เลขไมล์ (กม.)');
    const isShown = shown.mock.contexts.some(
      (element) => element instanceof HTMLFormElement && element.contains(km),
    );
    expect(isShown).toBe(true);
  });

  it('a time out says beside its days what is missing, and which day cannot be', async () => {
    await open(`?open=${await trips().car()}`);
    await press('งดใช้เป็นช่วงเวลา');
    await saveBelow();
    const from = await input('ตั้งแต่');
    await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(from);
    await write('ตั้งแต่', '24/11/2099');
    await write('ถึง · ไม่บังคับ', '23/11/2099');
    await write('เหตุผล', 'ตรวจสภาพ');
    await saveBelow();
    expect(await screen.findByText('ต้องอยู่หลังวันหรือเวลาเริ่ม')).toBeTruthy();
  });

  it('a file is judged first; only when nothing is wrong it can be imported', async () => {
    await open();
    await screen.findByText('ยังไม่มีรถสำหรับการจองประเภทนี้');
    expect(screen.getAllByRole('button', { name: 'นำเข้า' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'สติกเกอร์ QR' })).toBeNull();
    await press('นำเข้า');
    expect(await screen.findByText(/^เพิ่มรถใหม่สำหรับ/)).toBeTruthy();
    const heading = 'ทะเบียน,จังหวัด,โรงงาน,ประเภทรถ,ยี่ห้อ,รุ่น,สี,ที่นั่งผู้โดยสาร,เชื้อเพลิง,เกียร์';
    const line = (plate: string) =>
      `${plate},กรุงเทพฯ,โรงงานนวนคร,รถตู้,Toyota,Commuter,ขาว,๑๒,ดีเซล,ธรรมดา`;
    const choose = async (...lines: string[]) => {
      const picker = (await panel()).querySelector('input[type=file]')!;
      const file = new File([[heading, ...lines].join('\n')], 'cars.csv');
      fireEvent.change(picker, { target: { files: [file] } });
    };
    await choose(line('1กข 1'), line('ผิด'));
    expect(await screen.findByText('ต้องแก้ 1 จาก 2 แถว ยังไม่มีอะไรถูกนำเข้า')).toBeTruthy();
    expect(screen.getByText(/ทะเบียนไม่ถูกต้อง/).textContent).toContain('แถว 3');
    expect(screen.queryByRole('button', { name: /^นำเข้า \d/ })).toBeNull();
    await choose(line('1กข 1'), line('1กข 2'));
    await press('นำเข้า 2 แถว');
    expect(await screen.findByText('นำเข้าแล้ว 2 แถว')).toBeTruthy();
    expect(await row('1กข 2')).toBeTruthy();
  });
});
