import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, atMinute, dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { companyIn } from '../server/schema/company';
import { useProduct } from './support/open-app';

const product = useProduct();

const open = async (path: string) => {
  await product.signIn('admin');
  return product.open(path);
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sent = (method: string) => product.requests.filter((request) => request.method === method);

describe('who administers what', () => {
  beforeEach(async () => {
    await companyIn(product.database.db).person({
      firstNameTh: 'กานดา',
      lastNameTh: 'สุขใจ',
      firstNameEn: 'Kanda',
      lastNameEn: 'Sukjai',
      employeeNo: '778899',
    });
  });

  it('is granted by searching the directory, stands in the list and in the audit trail', async () => {
    await open('/admin/user');
    fireEvent.click(await button('ให้สิทธิ์'));
    type(await screen.findByPlaceholderText('พิมพ์ชื่อหรือรหัสพนักงาน'), 'กานดา');
    fireEvent.click(await button(/กานดา สุขใจ/));
    fireEvent.click(screen.getByRole('checkbox', { name: 'พนักงานขับรถ' }));
    fireEvent.click(await button('บันทึก'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('กานดา สุขใจ')).toBeTruthy();

    fireEvent.click(screen.getByRole('link', { name: 'ประวัติการแก้ไข' }));
    await screen.findByRole('heading', { name: 'ประวัติการแก้ไข' });
    expect(await screen.findByText('กานดา สุขใจ')).toBeTruthy();
    expect(screen.getByText(/ให้สิทธิ์$/)).toBeTruthy();
  });

  it('without a menu nothing is sent, and what is missing is said', async () => {
    await open('/admin/user?open=new');
    fireEvent.click(await screen.findByRole('radio', { name: 'ผู้จัดรถของผู้ให้บริการ' }));
    expect(screen.queryByRole('checkbox', { name: 'ผู้ดูแลระบบ' })).toBeNull();
    fireEvent.click(await button('บันทึก'));
    const missing = await screen.findAllByText(/^กรุณา(กรอกช่องนี้|เลือก)$/);
    expect(missing.length).toBeGreaterThan(3);
    expect(screen.getAllByText('กรุณาเลือก').length).toBeGreaterThan(0);
    expect(sent('POST')).toEqual([]);
  });

  it('one’s own rights are shown and cannot be changed', async () => {
    await open('/admin/user?menu=admin_menu');
    fireEvent.click(await screen.findByText('E-admin'));
    expect(await screen.findByText(/เปลี่ยนสิทธิ์ของตัวเองไม่ได้/)).toBeTruthy();
    expect(screen.getByText(/^จองรถพร้อมคนขับ, .*ผู้ดูแลระบบ$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'บันทึก' })).toBeNull();
  });
});

describe('employees from a file', () => {
  const choose = async (text: string) => {
    const file = new File([text], 'hr.csv', { type: 'text/csv' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  };

  it('are judged first; what is wrong is said line by line, and only a clean file is imported', async () => {
    await open('/admin/user?tab=people');
    fireEvent.click(await button('นำเข้าพนักงาน'));
    await screen.findByRole('dialog', { name: 'นำเข้าพนักงาน' });
    await choose('รหัสพนักงาน;ชื่อ;โรงงาน;เบอร์โทร\nT1;สมศรี;นวนคร;12');
    expect(await screen.findByText(/เบอร์โทรไม่ถูกต้อง/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^นำเข้า 1/ })).toBeNull();

    await choose('รหัสพนักงาน;ชื่อ;โรงงาน;เบอร์โทร\nT1;สมศรี;นวนคร;812345678');
    fireEvent.click(await button(/^นำเข้า 1 แถว/));
    expect(await screen.findByText('นำเข้าแล้ว 1 แถว')).toBeTruthy();
    const row = await product.database.db
      .selectFrom('person')
      .select(['firstNameTh', 'phone'])
      .where('employeeNo', '=', 'T1')
      .executeTakeFirst();
    expect(row).toEqual({ firstNameTh: 'สมศรี', phone: '0812345678' });
  });
});

describe('another account for somebody', () => {
  it('is asked for by one admin and waits, with the old and the new name, for another', async () => {
    const second = await companyIn(product.database.db).person({
      firstNameTh: 'กานดา',
      lastNameTh: 'สุขใจ',
      employeeNo: '778899',
      signInName: 'kanda@siamparts.example',
      oid: 'old',
      tid: 'old',
    });
    await open('/admin/user?tab=people');
    expect(await screen.findByText('ไม่มีรายการรอยืนยัน')).toBeTruthy();
    fireEvent.click(await button('เปลี่ยนบัญชี'));
    type(await screen.findByPlaceholderText('พิมพ์ชื่อหรือรหัสพนักงาน'), 'กานดา');
    fireEvent.click(await button(/กานดา สุขใจ/));
    expect(await screen.findByText('ปัจจุบัน: kanda@siamparts.example')).toBeTruthy();
    type(screen.getByRole('textbox', { name: 'ชื่อเข้าสู่ระบบ' }), 'kanda.r@siamparts.example');
    fireEvent.click(await button('บันทึก'));
    expect(await screen.findByText('รอยืนยัน 1 รายการ')).toBeTruthy();
    expect(screen.getByText('kanda.r@siamparts.example')).toBeTruthy();
    expect(screen.getByText('ต้องให้ผู้ดูแลอีกคนยืนยัน')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^ยืนยัน/ })).toBeNull();

    fireEvent.click(await button('ยกเลิกคำขอ: กานดา สุขใจ'));
    expect(await screen.findByText('ไม่มีรายการรอยืนยัน')).toBeTruthy();
    expect(
      await product.database.db
        .selectFrom('person')
        .select(['signInName', 'oid'])
        .where('id', '=', second)
        .executeTakeFirst(),
    ).toEqual({ signInName: 'kanda@siamparts.example', oid: 'old' });
  });
});

describe('the rules of a kind', () => {
  const kind = 'bookingwithdrivernava';
  const longest = () =>
    product.database.db
      .selectFrom('kind')
      .select('longestMinutes as minutes')
      .where('id', '=', kind)
      .executeTakeFirstOrThrow();

  it('say first which coming bookings a change breaks, and wait for a yes', async () => {
    const day = addDays(dayOf(new Date()), 5);
    await companyIn(product.database.db).booking({
      ref: 'NV-2611-7777',
      kind,
      startsAt: atMinute(day, 9 * 60),
      endsAt: atMinute(addDays(day, 3), 9 * 60),
    });
    const before = await longest();
    await open(`/admin/${kind}/managecar?tab=rules`);
    const field = await screen.findByRole('textbox', { name: 'จองได้นานที่สุด' });
    type(field, '2');
    fireEvent.click(await button('บันทึก'));
    const question = within(await screen.findByRole('dialog', { name: /กระทบการจองที่จะถึง 1/ }));
    expect(question.getByText('NV-2611-7777')).toBeTruthy();
    expect(await longest()).toEqual(before);

    fireEvent.click(question.getByRole('button', { name: 'ยกเลิก' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await longest()).toEqual(before);

    fireEvent.click(await button('บันทึก'));
    fireEvent.click(await button('บันทึกต่อไป'));
    expect(await screen.findByText('บันทึกแล้ว')).toBeTruthy();
    expect(await longest()).toEqual({ minutes: 2 * 24 * 60 });
  });

  it('take a holiday, which the audit trail then tells in the words of its form', async () => {
    await open(`/admin/${kind}/managecar?tab=rules`);
    fireEvent.click(await button('เพิ่มวันหยุด'));
    const form = within(await screen.findByRole('dialog', { name: 'เพิ่มวันหยุด' }));
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'ทุกประเภท' }).checked).toBe(true);
    fireEvent.click(form.getByRole('button', { name: 'บันทึก' }));
    // The day and the Thai name: in English it may be left empty.
    expect(form.getAllByText('กรุณากรอกช่องนี้')).toHaveLength(2);
    const day = formatDate(addDays(dayOf(new Date()), 40));
    type(form.getByRole('textbox', { name: 'วันที่' }), day);
    type(form.getByRole('textbox', { name: 'ชื่อ (ไทย)' }), 'วันล้างเครื่อง');
    type(form.getByRole('textbox', { name: 'ชื่อ (อังกฤษ) · ไม่บังคับ' }), 'Maintenance day');
    fireEvent.click(form.getByRole('button', { name: 'บันทึก' }));
    expect(await screen.findByText('วันล้างเครื่อง')).toBeTruthy();

    await product.open('/admin/user?tab=audit&subject=holiday');
    expect(await screen.findByText('ชื่อ (ไทย)')).toBeTruthy();
    expect(screen.getByText('ชื่อ (อังกฤษ)')).toBeTruthy();
    expect(screen.getByText(day)).toBeTruthy();
  });
});
