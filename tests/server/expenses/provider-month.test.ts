import { describe, expect, it } from 'vitest';
import type { ExpenseDetail, ExpenseRow } from '#contract/expenses';
import type { ExpenseMonth, ProviderMonth } from '#contract/expense-months';
import type { ListPage } from '#contract/list';
import type { ProviderDetail, RateCard } from '#contract/providers';
import { billLineOf, insertBilledTrips, insertExpense } from '../support/expenses';
import { insertProvider, providerBodyOf, rateBodyOf } from '../support/providers';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const nava = '/admin/bookingwithdrivernava';
const pathOf = (providerId: string, month = '2026-11') =>
  `${nava}/providers/${providerId}/months/${month}`;
const read = async (providerId: string, month?: string) =>
  (await admin.get<ProviderMonth>(pathOf(providerId, month))).body;
const save = (providerId: string, lines: object[], submit = false) =>
  admin.send<{ saved: number }>('POST', pathOf(providerId), { body: { submit, lines } });
const list = async () => (await admin.get<ListPage<ExpenseRow>>(`${nava}/expenses`)).body;

describe('a provider’s month', () => {
  it('holds its done trips without an expense, priced by its rate card', async () => {
    const { providerId, tripIds } = await insertBilledTrips(admin.db, [2, 3], 12);
    const other = await insertProvider(admin.db, { name: 'อีกราย' });
    expect((await read(providerId)).lines).toMatchObject(
      tripIds.flatMap((tripId) => [
        { tripId, part: 'day_rate', type: 'rental', quantity: '1.00', rate: '1800.00' },
        { tripId, part: 'overtime', type: 'overtime', quantity: '2.00', rate: '120.00' },
      ]),
    );
    expect((await read(providerId, '2026-10')).lines).toEqual([]);
    expect((await read(other)).lines).toEqual([]);
    const first = { tripId: tripIds[0] ?? '', providerId };
    const expenseId = await insertExpense(admin.db, first);
    expect(new Set((await read(providerId)).lines.map(({ tripId }) => tripId))).toEqual(
      new Set(tripIds.slice(1)),
    );
    await admin.db
      .updateTable('expense')
      .set({ status: 'rejected' })
      .where('id', '=', expenseId)
      .execute();
    expect((await read(providerId)).lines).toHaveLength(4);
  });

  it('counts a trip on which only the car was the provider’s, and says when nothing prices it', async () => {
    const providerId = await insertProvider(admin.db);
    const trips = tripsIn(admin.db);
    const times = {
      startsAt: new Date('2026-11-30T16:00:00Z'),
      endsAt: new Date('2026-11-30T18:00:00Z'),
    };
    const { tripId, carId } = await trips.arranged({ ...times, status: 'done' });
    await admin.db.updateTable('car').set({ providerId }).where('id', '=', carId).execute();
    expect((await read(providerId)).lines).toMatchObject([{ tripId, rate: null }]);
  });

  it('is saved whole, each line split by its bookings', async () => {
    const { providerId, tripIds } = await insertBilledTrips(admin.db, [2, 3, 4]);
    const lines = tripIds.map((id, index) => billLineOf(id, { receiptNo: `INV-${index}` }));
    expect((await save(providerId, lines, true)).body).toEqual({ saved: 3 });
    const { rows } = await list();
    expect(rows).toMatchObject(
      ['2026-11-04', '2026-11-03', '2026-11-02'].map((spentOn) => ({
        spentOn,
        status: 'submitted',
        amount: '1800.00',
        payable: '1836.00',
      })),
    );
    expect((await admin.events('expense')).map(({ action }) => action)).toEqual(
      Array.from({ length: 3 }, () => 'create'),
    );
    expect((await read(providerId)).lines).toEqual([]);
  });

  it('is saved all or nothing: every problem is said beside its line', async () => {
    const { providerId, tripIds } = await insertBilledTrips(admin.db, [2, 3, 4]);
    const [one = '', two = '', three = ''] = tripIds;
    await insertExpense(admin.db, { providerId, receiptNo: 'OLD' });
    const elsewhere = await tripsIn(admin.db).trip({ status: 'done' });
    const lines = [
      billLineOf(one, { receiptNo: 'A' }),
      billLineOf(two, { receiptNo: 'a' }),
      billLineOf(three, { receiptNo: 'old' }),
      billLineOf(elsewhere),
    ];
    expect((await save(providerId, lines)).body.error?.fields).toEqual({
      'lines.1.receiptNo': 'receipt_taken',
      'lines.2.receiptNo': 'receipt_taken',
      'lines.3.tripId': 'billed_already',
    });
    const wrong = [billLineOf(one), billLineOf(two, { vat: '9999', quantity: '0' })];
    expect((await save(providerId, wrong)).body.error?.fields).toMatchObject({
      'lines.1.quantity': 'not_above_zero',
    });
    expect((await list()).total).toBe(1);
  });

  it('of a trip without passengers has nobody to charge', async () => {
    const { providerId, tripIds } = await insertBilledTrips(admin.db, [2]);
    await admin.db.updateTable('booking').set({ status: 'cancelled' }).execute();
    expect((await save(providerId, [billLineOf(tripIds[0] ?? '')])).body.error?.fields).toEqual({
      'lines.0.tripId': 'nobody_to_charge',
    });
  });

  it('is written down once, also by two at the same moment', async () => {
    const { providerId, tripIds } = await insertBilledTrips(admin.db, [2, 3, 4, 5]);
    const lines = tripIds.map((id) => billLineOf(id));
    const both = await Promise.all([save(providerId, lines), save(providerId, lines.toReversed())]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await list()).total).toBe(4);
  });

  it('that is locked takes nothing', async () => {
    const { providerId, tripIds } = await insertBilledTrips(admin.db, [2, 3]);
    await admin.send('POST', `${nava}/expense-months/2026-11/lock`);
    expect((await read(providerId)).isLocked).toBe(true);
    const { body } = await save(
      providerId,
      tripIds.map((id) => billLineOf(id)),
    );
    expect(body.error?.fields).toEqual({ spentOn: 'month_locked' });
    expect((await list()).total).toBe(0);
  });

  it('of another kind’s provider is not found', async () => {
    const id = await insertProvider(admin.db, { kind: 'bookingduringday' });
    expect((await admin.get(pathOf(id))).status).toBe(404);
    expect((await save(id, [billLineOf(id)])).status).toBe(404);
  });
});

it('goes from a new provider to a locked month', async () => {
  const made = await admin.send<ProviderDetail>('POST', `${nava}/providers`, {
    body: providerBodyOf(),
  });
  const { id } = made.body;
  const priced = await admin.send<RateCard[]>('POST', `${nava}/providers/${id}/rate-cards`, {
    body: rateBodyOf({ dayRate: '2000', overtimePerHour: '150' }),
  });
  expect(priced.body).toHaveLength(1);
  const startsAt = new Date('2026-11-05T01:00:00Z');
  const endsAt = new Date('2026-11-05T12:20:00Z');
  await tripsIn(admin.db).arranged(
    { status: 'done', startsAt, endsAt, departedAt: startsAt, endedAt: endsAt },
    { providerId: id, riding: 'completed' },
  );
  const { lines } = await read(id);
  expect(lines.map(({ quantity, rate }) => [quantity, rate])).toEqual([
    ['1.00', '2000.00'],
    ['1.50', '150.00'],
  ]);
  const saved = await save(
    id,
    lines.map(({ tripId, type, quantity, rate }) =>
      billLineOf(tripId, { type, quantity, rate, vat: '0', wht: '0' }),
    ),
  );
  expect(saved.body).toEqual({ saved: 2 });

  for (const row of (await list()).rows) {
    const path = `${nava}/expenses/${row.id}/moves`;
    for (const [index, action] of ['submit', 'approve', 'pay'].entries()) {
      const moved = await admin.send<ExpenseDetail>('POST', path, {
        body: { action },
        version: index + 1,
      });
      expect(moved.status).toBe(200);
    }
  }
  const lock = await admin.send<ExpenseMonth>('POST', `${nava}/expense-months/2026-11/lock`);
  expect(lock.body).toMatchObject({ open: 0, decided: 2, total: '2225.00' });
  const paid = (await list()).rows.map(({ status, amount }) => `${status} ${amount}`);
  expect(new Set(paid)).toEqual(new Set(['paid 2000.00', 'paid 225.00']));
  expect((await read(id)).lines).toEqual([]);
});
