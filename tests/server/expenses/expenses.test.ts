// Long, because an expense is tried from its first entry to its lists against one company.
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import type { ExpenseDetail, ExpenseRow, ExpenseTrips, ReceiptUse } from '#contract/expenses';
import type { ListPage } from '#contract/list';
import { expenseStates } from '#domain/expense/states';
import { expenseTypes } from '#domain/expense/types';
import { keepsExpenses, kindIds } from '#kinds/registry';
import { newId } from '../../../src/server/new-id';
import { expenseBodyOf, insertExpense } from '../support/expenses';
import { insertFile } from '../support/files';
import { insertProvider } from '../support/providers';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const nava = '/admin/bookingwithdrivernava';
const root = `${nava}/expenses`;

const create = (more: object = {}) =>
  admin.send<ExpenseDetail>('POST', root, { body: expenseBodyOf(more) });
const list = async (query = '') => (await admin.get<ListPage<ExpenseRow>>(`${root}?${query}`)).body;

describe('an expense', () => {
  it('of a trip is exact, split by the bookings, and a draft', async () => {
    const trips = tripsIn(admin.db);
    const { tripId, bookingId } = await trips.arranged();
    await trips.booking({ tripId, status: 'arranged', seats: 2 });
    const { status, body } = await create({
      tripId,
      quantity: '2.5',
      rate: '1,234.57',
      vat: '216.05',
      wht: '154.32',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      status: 'draft',
      quantity: '2.50',
      rate: '1234.57',
      amount: '3086.43',
      payable: '3148.16',
      by: 'สมชาย ใจดี',
      may: ['change', 'submit', 'drop'],
      audit: { createdBy: 'สมชาย ใจดี' },
    });
    expect(body.split.map(({ percent }) => percent)).toEqual(['66.67', '33.33']);
    expect(body.refs).toHaveLength(2);
    expect(bookingId).not.toBe('');
    expect((await admin.get<ExpenseDetail>(`${root}/${body.id}`)).body).toEqual(body);
  });

  it('of a car says its own cost centres', async () => {
    const carId = await tripsIn(admin.db).car({ plate: '1กข 9' });
    const costCentreId = await admin.company.costCentre();
    const { code, nameTh } = await admin.db
      .selectFrom('costCentre')
      .select(['code', 'nameTh'])
      .where('id', '=', costCentreId)
      .executeTakeFirstOrThrow();
    expect((await create({ carId })).body.error?.fields).toEqual({ split: 'required' });
    const split = [{ costCentreId, percent: '100' }];
    expect((await create({ carId, split, type: 'repair' })).body).toMatchObject({
      plate: '1กข 9',
      split: [{ costCentreId, percent: '100.00' }],
      shares: [{ name: `${code} ${nameTh}`, percent: '100.00' }],
    });
  });

  test.each([
    [{ tripId: null }, { tripId: 'trip_or_car' }],
    [{ carId: newId() }, { tripId: 'trip_or_car' }],
    [{ tripId: newId() }, { tripId: 'unknown' }],
    [{ providerId: newId() }, { providerId: 'unknown' }],
    [{ type: 'bribe' }, { type: 'required' }],
    [{ spentOn: '2026-02-30' }, { spentOn: 'invalid' }],
    [{ quantity: '0' }, { quantity: 'not_above_zero' }],
    [{ quantity: '100000' }, { quantity: 'too_many' }],
    [{ quantity: 'x' }, { quantity: 'invalid' }],
    [{ rate: '-5' }, { rate: 'invalid' }],
    [{ rate: '9999999999', quantity: '2' }, { rate: 'too_many' }],
    [{ vat: '1800.01' }, { vat: 'more_than_amount' }],
    [{ wht: '1800.01' }, { wht: 'more_than_amount' }],
    [{ receiptFileId: newId() }, { receiptFileId: 'invalid' }],
    [{ note: 'ก'.repeat(501) }, { note: 'too_long' }],
    [{ split: [{ costCentreId: newId(), percent: '100' }] }, { split: 'unknown' }],
    [{ split: [{ costCentreId: newId(), percent: '99.99' }] }, { split: 'not_hundred' }],
    [
      { split: [newId(), newId()].map((costCentreId) => ({ costCentreId, percent: '50.01' })) },
      { split: 'not_hundred' },
    ],
    [{ split: [{ costCentreId: '', percent: '100' }] }, { 'split.0.costCentreId': 'required' }],
    [{ split: [{ costCentreId: '7', percent: '100' }] }, { 'split.0.costCentreId': 'invalid' }],
    [{ split: [{ costCentreId: newId(), percent: '0' }] }, { 'split.0.percent': 'not_above_zero' }],
  ])('with %j is refused beside %j', async (more, fields) => {
    const { tripId } = await tripsIn(admin.db).arranged();
    const { status, body } = await create({ tripId, ...more });
    expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
    expect(body.error?.fields).toMatchObject(fields);
    expect((await list()).total).toBe(0);
  });

  it('is not split to one cost centre twice', async () => {
    const costCentreId = await admin.company.costCentre();
    const { tripId } = await tripsIn(admin.db).arranged();
    const half = { costCentreId, percent: '50' };
    expect((await create({ tripId, split: [half, half] })).body.error?.fields).toEqual({
      split: 'listed_twice',
    });
  });

  it.each(kindIds)('of %s exists exactly where the kind has the page', async (kind) => {
    const { tripId } = await tripsIn(admin.db, kind).arranged();
    const status = keepsExpenses(kind) ? 200 : 404;
    const path = `/admin/${kind}`;
    expect((await admin.get(`${path}/expenses`)).status).toBe(status);
    expect((await admin.get(`${path}/expense-options`)).status).toBe(status);
    expect((await admin.get(`${path}/expense-months/2026-11`)).status).toBe(status);
    const body = expenseBodyOf({ tripId });
    expect((await admin.send('POST', `${path}/expenses`, { body })).status).toBe(status);
  });

  it('of another kind is not found, nor its trip and provider', async () => {
    const id = await insertExpense(admin.db, { kind: 'bookingwithdriveramata' });
    expect((await admin.get(`${root}/${id}`)).status).toBe(404);
    const move = { body: { action: 'submit' } };
    expect((await admin.send('POST', `${root}/${id}/moves`, move)).status).toBe(404);
    const { tripId } = await tripsIn(admin.db, 'bookingwithdriveramata').arranged();
    const providerId = await insertProvider(admin.db, { kind: 'bookingwithdriveramata' });
    expect((await create({ tripId, providerId })).body.error?.fields).toMatchObject({
      tripId: 'unknown',
      providerId: 'unknown',
    });
    expect((await admin.get(root, 'one-kind admin')).status).toBe(403);
    expect((await admin.get(root, 'supplier')).status).toBe(403);
  });

  it('shows its receipt to admins of the kind', async () => {
    const { tripId } = await tripsIn(admin.db, 'bookingwithdriveramata').arranged();
    const receiptFileId = await insertFile(admin.db, admin.idOf('admin'));
    const sent = await admin.send<ExpenseDetail>('POST', '/admin/bookingwithdriveramata/expenses', {
      body: expenseBodyOf({ tripId, receiptFileId }),
    });
    expect(sent.body.receiptFileId).toBe(receiptFileId);
    const read = async (role: 'one-kind admin' | 'employee') =>
      (await admin.get(`/employee/files/${receiptFileId}`, role)).status;
    expect([await read('one-kind admin'), await read('employee')]).toEqual([200, 404]);
  });

  it('when changed, says what; meanwhile, says who', async () => {
    const { tripId } = await tripsIn(admin.db).arranged();
    const { body: made } = await create({ tripId });
    const body = expenseBodyOf({ tripId, rate: '1900' });
    const put = () => admin.send<ExpenseDetail>('PUT', `${root}/${made.id}`, { body });
    expect((await put()).body).toMatchObject({ version: 2, amount: '1900.00' });
    expect((await admin.events('expense')).at(-1)).toMatchObject({
      action: 'change',
      before: { rate: '1800.00' },
      after: { rate: '1900.00' },
    });
    const later = { ...body, type: 'fuel', note: 'เติมเต็มถัง' };
    await admin.send('PUT', `${root}/${made.id}`, { body: later, version: 2 });
    // All of its form, and nothing that stayed as it was.
    const { before, after } = (await admin.events('expense')).at(-1)!;
    expect({ before, after }).toEqual({
      before: { type: body.type, note: body.note },
      after: { type: 'fuel', note: 'เติมเต็มถัง' },
    });
    expect((await put()).body.error).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { by: 'สมชาย ใจดี', version: 3 },
    });
  });
});

describe('a receipt', () => {
  it('of a provider is entered once, however it is written, until it is rejected', async () => {
    const { tripId } = await tripsIn(admin.db).arranged();
    const providerId = await insertProvider(admin.db);
    const { body: first } = await create({ tripId, providerId, receiptNo: ' INV-7 ' });
    const again = await create({ tripId, providerId, receiptNo: 'inv-7', spentOn: '2026-11-11' });
    expect(again.body.error?.fields).toEqual({ receiptNo: 'receipt_taken' });
    const find = (kind: string) =>
      admin.get<ReceiptUse>(`/admin/${kind}/receipt?receiptNo=inv-7&providerId=${providerId}`);
    expect((await find('bookingwithdrivernava')).body.use).toEqual({
      id: first.id,
      kind: 'bookingwithdrivernava',
      spentOn: '2026-11-10',
      type: 'rental',
    });
    expect((await find('bookingwithdriveramata')).body.use).toMatchObject({ id: null });
    const other = await insertProvider(admin.db, { name: 'อีกราย' });
    expect((await create({ tripId, providerId: other, receiptNo: 'INV-7' })).status).toBe(200);
    await admin.send('POST', `${root}/${first.id}/moves`, {
      body: { action: 'drop', reason: 'ซ้ำ' },
    });
    expect((await create({ tripId, providerId, receiptNo: 'INV-7' })).status).toBe(200);
    // What was set aside does not come back over the new one.
    const body = expenseBodyOf({ tripId, providerId, receiptNo: 'INV-7' });
    const back = await admin.send('PUT', `${root}/${first.id}`, { body, version: 2 });
    expect(back.body.error?.fields).toEqual({ receiptNo: 'receipt_taken' });
  });

  it('without a provider is the same by number, day and amount', async () => {
    const { tripId } = await tripsIn(admin.db).arranged();
    const paper = { tripId, type: 'toll', rate: '85', receiptNo: '0042' };
    expect((await create(paper)).status).toBe(200);
    expect((await create(paper)).body.error?.fields).toEqual({ receiptNo: 'receipt_taken' });
    expect((await create({ ...paper, rate: '50' })).status).toBe(200);
    expect((await create({ ...paper, spentOn: '2026-11-11' })).status).toBe(200);
  });

  it('is entered once also by two at the same moment', async () => {
    const { tripId } = await tripsIn(admin.db).arranged();
    const providerId = await insertProvider(admin.db);
    const both = await Promise.all(
      [1, 2].map(() => create({ tripId, providerId, receiptNo: 'INV-1' })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await list()).total).toBe(1);
  });
});

describe('the list of expenses', () => {
  it('is filtered, searched and sorted, the latest first', async () => {
    const company = admin.company;
    const providerId = await insertProvider(admin.db, { name: 'ขนส่งหนึ่ง' });
    await insertExpense(admin.db, { spentOn: '2026-10-05', providerId });
    await insertExpense(admin.db, { spentOn: '2026-11-05', type: 'toll', receiptNo: 'T-1' });
    const tripId = await company.trip();
    await company.booking({ tripId, ref: 'NV-2611-9999', status: 'arranged' });
    await insertExpense(admin.db, { tripId, status: 'submitted', spentOn: '2026-11-20' });
    const days = async (query: string) =>
      (await list(query)).rows.map(({ spentOn }) => spentOn.slice(5));
    expect(await days('')).toEqual(['11-20', '11-05', '10-05']);
    expect(await days('sort=spentOn&size=2')).toEqual(['10-05', '11-05']);
    expect(await days('status=submitted')).toEqual(['11-20']);
    expect(await days('type=toll')).toEqual(['11-05']);
    expect(await days('from=2026-11-01&to=2026-11-10')).toEqual(['11-05']);
    expect(await days(`provider=${providerId}`)).toEqual(['10-05']);
    expect(await days('provider=company&q=t-1')).toEqual(['11-05']);
    expect(await days('q=2611-9999')).toEqual(['11-20']);
  });

  it('offers the trips of a day with their split', async () => {
    const startsAt = new Date('2026-11-09T18:00:00Z');
    const { tripId } = await tripsIn(admin.db).arranged({ startsAt });
    // Undone: its booking went to another trip.
    await admin.company.trip({ startsAt });
    const on = async (day: string) =>
      (await admin.get<ExpenseTrips>(`${nava}/expense-trips?day=${day}`)).body;
    expect(await on('2026-11-10')).toMatchObject([{ id: tripId, split: [{ percent: '100.00' }] }]);
    expect(await on('2026-11-09')).toEqual([]);
  });
});

test.each([
  ['type', expenseTypes],
  ['status', expenseStates],
] as const)('the closed list of expense.%s is that of the database', async (column, values) => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint
    where conname = ${`expense_${column}_check`}`.execute(admin.db);
  const types = [...(rows[0]?.text ?? '').matchAll(/'([a-z_]+)'/g)].map(([, value]) => value);
  expect(new Set(types)).toEqual(new Set<string | undefined>(values));
});
