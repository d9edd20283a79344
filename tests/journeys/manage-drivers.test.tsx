import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf, type Role } from '../server/support/people';
import { providerOf, tripsIn } from '../server/support/trips';
import { useProduct } from './support/open-app';

const product = useProduct();

const open = async (role: Extract<Role, 'admin' | 'supplier'> = 'admin', search = '') => {
  await product.signIn(role);
  const { services } = await product.open(`/admin/driver${search}`);
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf(role)) });
};
const trips = () => tripsIn(product.database.db);
const panel = () => screen.findByRole('dialog');
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const input = (label: string | RegExp) =>
  screen.findByLabelText(label, { selector: 'input, select, textarea' });
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await input(label), { target: { value } });
const driverOf = (phone: string) =>
  product.database.db
    .selectFrom('driver')
    .innerJoin('person', 'person.id', 'driver.id')
    .innerJoin('licence', 'licence.personId', 'driver.id')
    .select(['role', 'number', 'class', 'expiresOn'])
    .where('phone', '=', phone)
    .executeTakeFirst();

describe('Drivers', () => {
  it('a new driver: what is missing is said beside each field; years of the Buddhist Era are converted', async () => {
    await open();
    await press('เพิ่มพนักงานขับรถ');
    await panel();
    fireEvent.click(await input('ผู้ให้บริการ'));
    await press('บันทึก');
    await waitFor(() =>
      expect(screen.getAllByText(/^กรุณา(กรอกช่องนี้|เลือก)$/).length).toBeGreaterThanOrEqual(9),
    );
    const provider = await providerOf(product.database.db);
    const form = within(await panel());
    fireEvent.change(form.getByRole('combobox', { name: 'ผู้ให้บริการ' }), {
      target: { value: provider },
    });
    await write('ชื่อ (ไทย)', 'ประเสริฐ');
    await write('นามสกุล (ไทย)', 'ขับดี');
    await write('ชื่อ (อังกฤษ)', 'Prasert');
    await write('นามสกุล (อังกฤษ)', 'Khapdee');
    await write('เบอร์โทร', '081-234-9999');
    await write('เลขที่ใบขับขี่', '๕๖-001200');
    await write('ใบขับขี่หมดอายุ', '31022590');
    expect(screen.getByText('ไม่มีวันนี้ในปฏิทิน')).toBeTruthy();
    await write('ใบขับขี่หมดอายุ', '31032590');
    expect(screen.getByText('31/03/2047 (พ.ศ. 2590)')).toBeTruthy();
    await write('ชนิดใบขับขี่', 'ท.2');
    for (const name of ['จองรถพร้อมคนขับ', 'โรงงานนวนคร'])
      fireEvent.click(form.getByRole('checkbox', { name }));
    fireEvent.click(form.getByRole('checkbox', { name: 'ส.' }));
    await press('บันทึก');
    expect(await screen.findByRole('table', { name: /^ชั่วโมงขับรถ/ })).toBeTruthy();
    expect(await driverOf('0812349999')).toEqual({
      role: 'driver',
      number: '56001200',
      class: 'ท.2',
      expiresOn: '2047-03-31',
    });
    expect(await screen.findByRole('link', { name: 'พนักงานขับรถ ประเสริฐ ขับดี' })).toBeTruthy();
  });

  it('leave shows the trips it breaks; confirming takes the driver off and leads to arranging', async () => {
    const { driverId, tripId } = await trips().arranged();
    const { startsAt } = await product.database.db
      .selectFrom('trip')
      .select('startsAt')
      .where('id', '=', tripId)
      .executeTakeFirstOrThrow();
    const day = formatDate(startsAt);
    const given = async () =>
      (
        await product.database.db
          .selectFrom('assignment')
          .select(['driverId', 'releasedAt'])
          .where('tripId', '=', tripId)
          .executeTakeFirstOrThrow()
      ).driverId;

    await open();
    fireEvent.click(await screen.findByRole('link', { name: /^พนักงานขับรถ / }));
    await panel();
    await press('บันทึกการลา');
    fireEvent.click(await input('ลาป่วย'));
    const form = within(await panel());
    // Whoever calls in ill is away today.
    const today = formatDate(new Date().toISOString());
    for (const label of ['ตั้งแต่', 'ถึง'])
      expect(form.getByLabelText<HTMLInputElement>(label).value).toBe(today);
    for (const label of ['ตั้งแต่', 'ถึง'])
      fireEvent.change(form.getByLabelText(label), { target: { value: day } });
    fireEvent.click(screen.getAllByRole('button', { name: 'บันทึก' })[1]!);
    expect(await screen.findByText('มี 1 เที่ยวที่จัดให้คนนี้ขับไว้แล้ว')).toBeTruthy();
    expect(await given()).toBe(driverId);
    await press('ยืนยันและถอนคนขับ');
    expect(await screen.findByText('1 เที่ยวรอจัดคนขับใหม่')).toBeTruthy();
    expect(await given()).toBeNull();
    const again = await screen.findByRole('link', { name: /^ไปจัดรถใหม่/ });
    expect(again.getAttribute('href')).toBe(
      `/admin/bookingwithdrivernava/arrangecartable?day=${dayOf(startsAt)}`,
    );
    // It is still ahead: nobody comes back to work from it.
    await press('ยกเลิกช่วงนี้');
    expect(await screen.findByText('ไม่มีวันลา')).toBeTruthy();

    // Nobody drives it still: the list and the trip itself say so.
    fireEvent.click(again);
    const missing = await screen.findByText('ยังไม่มีคนขับ');
    fireEvent.click(within(missing.closest('tr')!).getByRole('link'));
    expect(await within(await panel()).findByText('ยังไม่มีคนขับ')).toBeTruthy();
  });

  it('taking a kind away lists the trips it breaks before it is saved', async () => {
    const { driverId, tripId } = await trips().arranged();
    await product.database.db
      .updateTable('driver')
      .set({ providerId: await providerOf(product.database.db) })
      .where('id', '=', driverId ?? '')
      .execute();
    await product.database.db
      .updateTable('person')
      .set({ phone: '0812345678' })
      .where('id', '=', driverId ?? '')
      .execute();
    await product.database.db
      .updateTable('licence')
      .set({ number: '56001200' })
      .where('personId', '=', driverId ?? '')
      .execute();
    const given = async () =>
      (
        await product.database.db
          .selectFrom('assignment')
          .select('driverId')
          .where('tripId', '=', tripId)
          .executeTakeFirstOrThrow()
      ).driverId;
    await open();
    fireEvent.click(await screen.findByRole('link', { name: /^พนักงานขับรถ / }));
    const box = (name: string) => screen.findByRole('checkbox', { name });
    fireEvent.click(await box('โรงงานนวนคร'));
    fireEvent.click(await box('เรียกรถระหว่างวัน'));
    fireEvent.click(await box('จองรถพร้อมคนขับ'));
    await press('บันทึก');
    expect(await screen.findByText('มี 1 เที่ยวที่จัดให้คนนี้ขับไว้แล้ว')).toBeTruthy();
    expect(await given()).toBe(driverId);
    await press('ยืนยันและถอนคนขับ');
    expect(await screen.findByText('1 เที่ยวรอจัดคนขับใหม่')).toBeTruthy();
    expect(await given()).toBeNull();
  });

  it('a supplier looks at the own drivers and can change nothing', async () => {
    const own = await trips().driver({ providerId: await providerOf(product.database.db) });
    await trips().driver();
    await open('supplier');
    fireEvent.click(await screen.findByRole('link', { name: /^พนักงานขับรถ / }));
    expect(await screen.findByText(new RegExp(own.slice(-12)))).toBeTruthy();
    const sheet = within(await panel());
    expect(sheet.queryByRole('button', { name: 'บันทึก' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'เพิ่มพนักงานขับรถ' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'คะแนน 90 วัน' })).toBeNull();
    expect(screen.getByText('1 รายการ')).toBeTruthy();
  });
});
