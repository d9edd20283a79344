import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf } from '../server/support/people';
import { insertHoliday } from '../server/support/rules';
import { newId } from '../../src/server/new-id';
import { useProduct } from './support/open-app';

const product = useProduct();

const open = async (tab = '') => {
  await product.signIn('admin');
  const { services } = await product.open(`/admin/setup${tab}`);
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('admin')) });
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input, select' }), {
    target: { value },
  });
const step = async (title: RegExp) => {
  const name = await screen.findByText(title);
  return name.closest('li')!;
};

it('an empty installation says step by step what is missing, what that costs, and leads there', async () => {
  await open();
  const cars = await step(/^รถ$/);
  expect(cars.textContent).toContain('ยังขาด: จองรถพร้อมคนขับ, จองรถขับเอง');
  expect(cars.textContent).toContain('จองได้ แต่ไม่มีรถให้จัด');
  expect((await step(/^กติกาและวันหยุด/)).textContent).toContain('ยังไม่มีเส้นทางหรือรอบรถ: รถรับส่งตามรอบ');
  expect((await step(/^ผู้อนุมัติ$/)).textContent).toContain('จะส่งไม่ได้');
  fireEvent.click(within(cars).getByRole('link', { name: 'เพิ่มรถ' }));
  expect(await screen.findByRole('button', { name: 'เพิ่มรถ' })).toBeTruthy();
});

it('once holidays are there the rules ask for the routes of the shuttle, and lead to them', async () => {
  await insertHoliday(product.database.db);
  await open();
  const rules = await step(/^กติกาและวันหยุด/);
  expect(rules.textContent).toContain('จะไม่มีใครจองได้');
  fireEvent.click(within(rules).getByRole('link', { name: 'เพิ่มเส้นทาง' }));
  expect(await screen.findByRole('heading', { name: 'เส้นทางและตารางเวลา' })).toBeTruthy();

  // Its points are added without losing what was typed of the route.
  await press('เพิ่มเส้นทาง');
  await write('ชื่อ (ไทย)', 'สายตะวันออก');
  expect(screen.getByText(/^จุดจอดคือสถานที่/)).toBeTruthy();
  await press('เพิ่มจุดของโรงงาน');
  fireEvent.click(await screen.findByRole('combobox', { name: 'จังหวัด' }));
  fireEvent.click(await screen.findByRole('option', { name: 'ชลบุรี', hidden: true }));
  const point = within(screen.getByRole('dialog', { name: 'เพิ่มสถานที่' }));
  fireEvent.change(point.getByLabelText('ชื่อ (ไทย)'), { target: { value: 'ประตู 1' } });
  fireEvent.click(point.getByRole('button', { name: 'บันทึก' }));
  const [addStop] = await screen.findAllByRole('button', { name: 'เพิ่มจุดจอด' });
  fireEvent.click(addStop!);
  expect(await screen.findByRole('option', { name: 'ประตู 1' })).toBeTruthy();
  expect(screen.getByDisplayValue('สายตะวันออก')).toBeTruthy();
});

it('whom to call is added with what is missing said at its field, and the step knows of it', async () => {
  await open('?tab=contacts');
  await press('เพิ่มผู้ติดต่อ');
  await write('เรื่อง', 'emergency');
  await write('ชื่อ (ไทย)', 'ศูนย์ฉุกเฉิน');
  await write('ชื่อ (อังกฤษ) · ไม่บังคับ', 'Emergency desk');
  await write('หน้าที่ (ไทย)', 'อุบัติเหตุ');
  await write('หน้าที่ (อังกฤษ) · ไม่บังคับ', 'Accidents');
  await write('เวลาทำการ (ไทย)', 'ตลอด 24 ชั่วโมง');
  await write('เวลาทำการ (อังกฤษ) · ไม่บังคับ', 'Day and night');
  await press('บันทึก');
  expect(await screen.findByText('กรุณากรอกเบอร์โทรหรืออีเมล')).toBeTruthy();
  await write('เบอร์โทร', '02-123-4567');
  await press('บันทึก');
  expect(await screen.findByRole('link', { name: /ศูนย์ฉุกเฉิน/ })).toBeTruthy();
  await waitFor(async () =>
    expect(
      await product.database.db.selectFrom('contact').select(['service', 'phone']).execute(),
    ).toEqual([{ service: 'emergency', phone: '021234567' }]),
  );
  // Saved as it is, it was not changed.
  fireEvent.click(await screen.findByRole('link', { name: /ศูนย์ฉุกเฉิน/ }));
  await screen.findByDisplayValue('02-123-4567');
  await press('บันทึก');
  await waitFor(() => expect(screen.queryByDisplayValue('02-123-4567')).toBeNull());
  const events = product.database.db.selectFrom('event').where('subject', '=', 'contact');
  expect(await events.select('action').execute()).toEqual([{ action: 'create' }]);
  fireEvent.click(await screen.findByRole('link', { name: 'เริ่มใช้งาน' }));
  const contacts = await step(/^ผู้ติดต่อแต่ละเรื่อง/);
  expect(contacts.textContent).toContain('ยังขาด: การจองรถ, รถและคนขับ, การใช้งานแอป');
});

it('two places become one with a word of what became of them, and the list is in view again', async () => {
  const { db } = product.database;
  const place = (nameTh: string) => ({ nameTh, nameEn: nameTh, provinceCode: 20 });
  const places = [place('ท่าเรือ'), place('ท่าเรือน้ำลึก')].map((row) => ({ id: newId(), ...row }));
  await db.insertInto('place').values(places).execute();
  await open('?tab=places');
  fireEvent.click(await screen.findByRole('link', { name: /^ท่าเรือน้ำลึก/ }));
  await press('รวมกับอีกสถานที่');
  await write('สถานที่เดียวกับ', places[0]!.id);
  await press('รวมสถานที่');
  expect(await screen.findByText(/^รวม ท่าเรือน้ำลึก เข้ากับ ท่าเรือ.* แล้ว$/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'รวมสถานที่' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a year that is a slip of the finger is named at its field with the years that may be', async () => {
  await product.signIn('admin');
  await product.open('/admin/bookingwithdrivernava/managecar?tab=rules');
  await press('เพิ่มวันหยุด');
  const form = within(await screen.findByRole('dialog', { name: 'เพิ่มวันหยุด' }));
  fireEvent.change(form.getByRole('textbox', { name: 'วันที่' }), {
    target: { value: '01/01/9999' },
  });
  fireEvent.click(form.getByRole('button', { name: 'บันทึก' }));
  expect(await form.findByText(/^ปีต้องอยู่ระหว่าง ค.ศ. 2000–2099/)).toBeTruthy();
});

it('how long something is kept may be typed; that it is deleted then is said by its own choice only', async () => {
  await open('?tab=retention');
  fireEvent.click(await screen.findByRole('link', { name: /^เบอร์ติดต่อ/ }));
  await write('เก็บไว้กี่เดือน', '12');
  const kept = await screen.findByRole<HTMLInputElement>('radio', { name: 'เก็บไว้ตลอด' });
  expect(kept.checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'ลบทุกคืน' }));
  expect(kept.checked).toBe(false);
});
