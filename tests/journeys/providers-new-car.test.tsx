import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf } from '../server/support/people';
import { providerOf, tripsIn } from '../server/support/trips';
import { panel, pressIn } from './support/arranging-panel';
import { useProduct } from './support/open-app';

const product = useProduct();
const company = () => tripsIn(product.database.db);
const DAY = 86_400_000;
const day = dayOf(new Date(Math.floor(Date.now() / DAY + 3) * DAY));

const openTrip = async (tripId: string) => {
  await product.signIn('supplier');
  const { services } = await product.open(
    `/admin/bookingwithdrivernava/arrangecartable?day=${day}&open=trip:${tripId}`,
  );
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('supplier')) });
  return panel();
};

/** What was offered to the provider. */
const offer = async (providerId: string) => {
  const tripId = await company().trip({ status: 'offered', providerId });
  await company().booking({ status: 'approved', tripId });
  return tripId;
};

const openOffer = async (providerId: string) => openTrip(await offer(providerId));

describe('A provider’s car that is in no list', () => {
  it('can be sent when none of theirs fits', async () => {
    const shown = await openOffer(await providerOf(product.database.db));
    const choice = await shown.findByText(/กด “ส่งรถที่ยังไม่อยู่ในรายการ” หรือปฏิเสธงาน/);
    fireEvent.click(shown.getByRole('button', { name: 'ส่งรถที่ยังไม่อยู่ในรายการ' }));
    await shown.findByRole('button', { name: 'ส่งรถคันนี้' });
    // The choice among the cars of the list, and its button, stand beside no other question.
    expect(choice.closest('[hidden]')).toBeTruthy();

    await pressIn('ส่งรถคันนี้');
    const saysOf = (label: string) => shown.getByLabelText(label).getAttribute('aria-describedby');
    const said = (label: string) =>
      document.querySelector(`[id="${saysOf(label)?.split(' ').at(-1)}"]`)?.textContent;
    expect(['ทะเบียน', 'จังหวัด', 'ประเภทรถ'].map(said)).toEqual([
      'กรุณากรอกช่องนี้',
      'กรุณาเลือก',
      'กรุณาเลือก',
    ]);
  });

  it('half-written, is there again when its panel was closed', async () => {
    const tripId = await offer(await providerOf(product.database.db));
    const before = await openTrip(tripId);
    await pressIn('ส่งรถที่ยังไม่อยู่ในรายการ');
    fireEvent.change(before.getByLabelText('ทะเบียน'), { target: { value: '7กก 4321' } });
    await pressIn('ปิด');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click((await screen.findAllByRole('row')).at(-1)!);
    const shown = await panel();
    await pressIn('ส่งรถที่ยังไม่อยู่ในรายการ');
    expect(await shown.findByDisplayValue('7กก 4321')).toBeTruthy();
    await pressIn('ยกเลิก');
    await pressIn('ส่งรถที่ยังไม่อยู่ในรายการ');
    expect(shown.getByLabelText('ทะเบียน')).toHaveProperty('value', '');
  });

  it('marks who drives another trip then, and says so of who was given one meanwhile', async () => {
    const { db } = product.database;
    const providerId = await providerOf(db);
    const { driverId: busy } = await company().arranged({ status: 'accepted' }, { providerId });
    const free = await company().driver({ providerId });
    const shown = await openOffer(providerId);
    await pressIn('ส่งรถที่ยังไม่อยู่ในรายการ');
    fireEvent.change(shown.getByLabelText('ทะเบียน'), { target: { value: '7กก 4321' } });
    fireEvent.change(shown.getByLabelText('ที่นั่งผู้โดยสาร'), { target: { value: '4' } });
    const listOf = async (name: string) => {
      fireEvent.click(shown.getByLabelText(name));
      return within(await screen.findByRole('listbox', { name, hidden: true }));
    };
    const chooseFirst = async (list: Awaited<ReturnType<typeof listOf>>) =>
      fireEvent.click((await list.findAllByRole('option', { hidden: true }))[0]!);
    await chooseFirst(await listOf('จังหวัด'));
    await chooseFirst(await listOf('ประเภทรถ'));
    const drivers = await listOf('คนขับ (ระบุภายหลังได้)');
    const taken = await drivers.findByRole('option', { name: / · ติดงานอื่น/, hidden: true });
    expect(taken.getAttribute('value')).toBe(busy);
    expect(taken.hasAttribute('data-combobox-disabled')).toBe(true);
    await chooseFirst(drivers);
    await db
      .updateTable('driverClaim')
      .set({ driverId: free })
      .where('driverId', '=', busy)
      .execute();
    await pressIn('ส่งรถคันนี้');
    expect(await screen.findByText(/^พนักงานขับรถไม่ว่างในช่วงเวลานี้/)).toBeTruthy();
    expect(screen.queryByText('มีอยู่ในระบบแล้ว')).toBeNull();
  });
});
