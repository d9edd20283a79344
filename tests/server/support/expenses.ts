import type { Insertable } from 'kysely';
import type { expenseCalls } from '#contract/expense-calls';
import type { Db } from '../../../src/server/db/client';
import type { DB } from '../../../src/server/db/schema.generated';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';
import { insertProvider, insertRate } from './providers';
import { tripsIn } from './trips';

type ExpenseCall = keyof typeof expenseCalls;
type Prepared = { path?: string; body?: unknown; version?: number };

/** An expense as the form sends it; what a test is about it says itself. */
export const expenseBodyOf = (more: object = {}) => ({
  tripId: null,
  carId: null,
  providerId: null,
  type: 'rental',
  spentOn: '2026-11-10',
  quantity: '1',
  rate: '1800',
  vat: '0',
  wht: '0',
  receiptNo: null,
  receiptFileId: null,
  note: null,
  split: [],
  ...more,
});

/** Written down by somebody else than whoever the test is about, unless it says who. */
export const insertExpense = async (
  db: Db,
  more: Partial<Insertable<DB['expense']>> = {},
): Promise<string> => {
  const company = companyIn(db);
  const id = newId();
  const kind = more.kind ?? 'bookingwithdrivernava';
  await db
    .insertInto('expense')
    .values({
      id,
      kind,
      tripId: more.carId ? null : (more.tripId ?? (await company.trip({ kind }))),
      type: 'rental',
      spentOn: '2026-11-10',
      quantity: 1,
      rate: 1800,
      amount: 1800,
      status: 'draft',
      byId: more.byId ?? (await company.person()),
      at: new Date(),
      ...more,
    })
    .execute();
  const costCentre = await company.costCentre();
  await db
    .insertInto('expenseSplit')
    .values({ expenseId: id, costCentreId: costCentre, percent: 100 })
    .execute();
  return id;
};

/** A provider with a price and done trips on these days of November, from eight in the morning, for so many hours. */
export const insertBilledTrips = async (
  db: Db,
  days: readonly number[],
  hours = 10,
): Promise<{ providerId: string; tripIds: string[] }> => {
  const providerId = await insertProvider(db);
  await insertRate(db, providerId);
  const tripIds: string[] = [];
  for (const day of days) {
    const startsAt = new Date(Date.UTC(2026, 10, day, 1));
    const endsAt = new Date(startsAt.getTime() + hours * 3_600_000);
    const { tripId } = await tripsIn(db).arranged(
      { status: 'done', startsAt, endsAt, departedAt: startsAt, endedAt: endsAt },
      { providerId, riding: 'completed' },
    );
    tripIds.push(tripId);
  }
  return { providerId, tripIds };
};

export const billLineOf = (tripId: string, more: object = {}) => ({
  tripId,
  type: 'rental',
  quantity: '1.00',
  rate: '1800.00',
  vat: '126.00',
  wht: '90.00',
  receiptNo: null,
  note: null,
  ...more,
});

/** A request of each call that would be carried out. */
export const prepareExpenses = (db: Db): Record<ExpenseCall, () => Promise<Prepared>> => {
  const root = '/admin/:kind/expenses';
  const months = '/admin/:kind/expense-months/2026-10';
  const sent = async (path: string, body?: unknown): Promise<Prepared> => ({ path, body });
  const newBody = async () => {
    const { tripId } = await tripsIn(db).arranged();
    return expenseBodyOf({ tripId });
  };
  return {
    listExpenses: () => sent(root),
    readExpenseOptions: () => sent('/admin/:kind/expense-options'),
    listExpenseTrips: () => sent('/admin/:kind/expense-trips?day=2026-11-10'),
    findReceipt: () => sent('/admin/:kind/receipt?receiptNo=A1'),
    readExpense: async () => sent(`${root}/${await insertExpense(db)}`),
    createExpense: async () => sent(root, await newBody()),
    changeExpense: async () => sent(`${root}/${await insertExpense(db)}`, await newBody()),
    moveExpense: async () => sent(`${root}/${await insertExpense(db)}/moves`, { action: 'submit' }),
    listWaitingExpenses: () => sent('/admin/:kind/expense-approvals'),
    approveExpenses: async () =>
      sent('/admin/:kind/expense-approvals', {
        expenses: [{ id: await insertExpense(db, { status: 'submitted' }), version: 1 }],
      }),
    readExpenseMonth: () => sent(months),
    lockMonth: () => sent(`${months}/lock`),
    unlockMonth: async () => {
      await db
        .insertInto('monthLock')
        .values({
          kind: 'bookingwithdrivernava',
          month: '2026-10-01',
          byId: await companyIn(db).person(),
          at: new Date(),
        })
        .execute();
      return sent(`${months}/unlock`, { reason: 'ลืมใบเสร็จ' });
    },
    readProviderMonth: async () =>
      sent(`/admin/:kind/providers/${await insertProvider(db)}/months/2026-11`),
    saveProviderMonth: async () => {
      const { providerId, tripIds } = await insertBilledTrips(db, [2]);
      return sent(`/admin/:kind/providers/${providerId}/months/2026-11`, {
        submit: false,
        lines: tripIds.map((id) => billLineOf(id)),
      });
    },
  };
};
