import { describe, expect, it } from 'vitest';
import type { ExpenseRow } from '#contract/expenses';
import type { ListPage } from '#contract/list';
import { insertExpense } from '../support/expenses';
import { insertProvider } from '../support/providers';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const root = '/admin/bookingwithdrivernava/expenses';
const page = async (query: string) =>
  (await admin.get<ListPage<ExpenseRow>>(`${root}?${query}`)).body;
const receipts = async (query: string) =>
  (await page(`sort=spentOn&${query}`)).rows.map(({ receiptNo }) => receiptNo);
const searched = (words: string) => receipts(`q=${encodeURIComponent(words)}`);

/** Each with a receipt whose number says which it is. */
const four = async () => {
  const providerId = await insertProvider(admin.db, { name: 'ขนส่งหนึ่ง' });
  const carId = await tripsIn(admin.db).car({ plate: '1กข 77' });
  const { tripId } = await tripsIn(admin.db).arranged();
  await insertExpense(admin.db, {
    receiptNo: 'A',
    spentOn: '2026-10-31',
    providerId,
    tripId,
    rate: 300,
    amount: 300,
  });
  await insertExpense(admin.db, {
    receiptNo: 'B',
    spentOn: '2026-11-01',
    type: 'toll',
    status: 'submitted',
    providerId,
    rate: 200,
    amount: 200,
  });
  await insertExpense(admin.db, {
    receiptNo: 'C',
    spentOn: '2026-11-30',
    type: 'fuel',
    note: 'เติมน้ำมันเต็มถัง',
    carId,
    rate: 100,
    amount: 100,
  });
  await insertExpense(admin.db, {
    receiptNo: 'D',
    spentOn: '2026-12-01',
    type: 'fuel',
    status: 'paid',
    rate: 400,
    amount: 400,
  });
  await insertExpense(admin.db, { receiptNo: 'other', kind: 'bookingwithdriveramata' });
  return { providerId, tripId };
};

describe('the list of expenses', () => {
  it('is filtered by each of its filters, and by all of them at once', async () => {
    const { providerId } = await four();
    expect(await receipts('')).toEqual(['A', 'B', 'C', 'D']);
    expect(await receipts('status=draft')).toEqual(['A', 'C']);
    expect(await receipts('status=submitted,paid')).toEqual(['B', 'D']);
    expect(await receipts('type=fuel')).toEqual(['C', 'D']);
    expect(await receipts('type=toll,rental')).toEqual(['A', 'B']);
    expect(await receipts(`provider=${providerId}`)).toEqual(['A', 'B']);
    expect(await receipts('provider=company')).toEqual(['C', 'D']);
    expect(await receipts('from=2026-11-01&to=2026-11-30')).toEqual(['B', 'C']);
    expect(await receipts('type=fuel&status=draft&provider=company&to=2026-11-30')).toEqual(['C']);
    expect(await receipts(`type=fuel&provider=${providerId}`)).toEqual([]);
  });

  it('finds by receipt, note, provider, booking and plate, every word of it', async () => {
    const { tripId } = await four();
    const { ref } = await admin.db
      .selectFrom('booking')
      .select('ref')
      .where('tripId', '=', tripId)
      .executeTakeFirstOrThrow();
    expect(await searched('น้ำมัน')).toEqual(['C']);
    expect(await searched('ขนส่งหนึ่ง')).toEqual(['A', 'B']);
    expect(await searched('thai transport')).toEqual(['A', 'B']);
    expect(await searched('1กข77')).toEqual(['C']);
    expect(await searched(ref)).toEqual(['A']);
    expect(await searched('ขนส่งหนึ่ง น้ำมัน')).toEqual([]);
  });

  it('is sorted by what stands in it, and counted page by page', async () => {
    await four();
    const order = async (sort: string) =>
      (await page(`sort=${sort}`)).rows.map(({ receiptNo }) => receiptNo).join('');
    expect(await order('amount')).toBe('CBAD');
    expect(await order('-amount')).toBe('DABC');
    expect(await order('-spentOn')).toBe('DCBA');
    expect(
      (await order('provider'))
        .slice(0, 2)
        .split('')
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['A', 'B']);
    const second = await page('type=fuel&sort=spentOn&size=1&page=2');
    expect([second.total, second.rows.map(({ receiptNo }) => receiptNo)]).toEqual([2, ['D']]);
  });

  it.each(['status=lost', 'type=bribe', 'provider=1', 'from=2026-02-30', 'sort=note'])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`${root}?${query}`)).status).toBe(400);
    },
  );
});
