import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf } from '../server/support/people';
import { insertContract, insertProvider } from '../server/support/providers';
import { tripsIn } from '../server/support/trips';
import { useProduct } from './support/open-app';

const product = useProduct();

const openProvider = async (id: string) => {
  await product.signIn('admin');
  const { services } = await product.open(
    `/admin/bookingwithdrivernava/expenseandprovider?open=${id}`,
  );
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('admin')) });
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('A provider', () => {
  it('that still has a trip to drive shows it in place of the form that would end it', async () => {
    const { db } = product.database;
    const providerId = await insertProvider(db);
    const { tripId } = await tripsIn(db).arranged({ status: 'accepted' }, { providerId });
    const { ref } = await db
      .selectFrom('booking')
      .select('ref')
      .where('tripId', '=', tripId)
      .executeTakeFirstOrThrow();
    await openProvider(providerId);
    await press('สิ้นสุดการใช้บริการ');
    const box = await screen.findByRole('alert');
    expect(within(box).getByText('ยังมีเที่ยวรถที่มอบหมายไว้ 1 เที่ยว')).toBeTruthy();
    const link = within(box).getByRole('link', { name: new RegExp(ref) });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`open=trip:${tripId}`);
    expect(screen.queryByLabelText('เหตุผล')).toBeNull();
  });

  it('without one is asked why it ends', async () => {
    await openProvider(await insertProvider(product.database.db));
    await press('สิ้นสุดการใช้บริการ');
    expect(await screen.findByLabelText('เหตุผล')).toBeTruthy();
  });

  it('whose contract begins on a later day is not said to have one in use', async () => {
    const { db } = product.database;
    const providerId = await insertProvider(db);
    await insertContract(db, providerId, `[${addDays(dayOf(new Date()), 2)},)`);
    await openProvider(providerId);
    const contracts = await screen.findByRole('region', { name: 'สัญญา' });
    expect(within(contracts).getByText('ยังไม่เริ่ม')).toBeTruthy();
    expect(within(contracts).queryByText('ใช้งาน')).toBeNull();
  });
});
