import { describe, expect, it, test } from 'vitest';
import type { ExpenseDetail } from '#contract/expenses';
import type { ExpenseMonth } from '#contract/expense-months';
import {
  expenseActions,
  expenseParties,
  expenseStates,
  moveExpense,
  needsReason,
  type ExpenseParty,
} from '#domain/expense/states';
import { expenseBodyOf, insertExpense } from '../support/expenses';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const nava = '/admin/bookingwithdrivernava';
const root = `${nava}/expenses`;
const months = `${nava}/expense-months/2026-11`;

const insertAdmin = async (more: object = {}): Promise<string> => {
  const personId = await admin.company.person();
  const flags = { kinds: ['bookingwithdrivernava'], ...more };
  await admin.db
    .insertInto('adminUser')
    .values({ personId, ...flags })
    .execute();
  return personId;
};

/** An expense to which the admin is this. */
const insertFor = async (party: ExpenseParty, status: string): Promise<string> => {
  if (party !== 'alone') await insertAdmin();
  const byId = party === 'colleague' ? undefined : admin.idOf('admin');
  return insertExpense(admin.db, { status, ...(byId && { byId }) });
};

const act = (id: string, action: string, reason: string | null = null, version = 1) =>
  admin.send<ExpenseDetail>('POST', `${root}/${id}/moves`, { body: { action, reason }, version });

describe('every action in every state by everybody', () => {
  const moves = expenseActions.filter((action) => action !== 'change');
  const all = expenseStates.flatMap((state) =>
    moves.flatMap((action) => expenseParties.map((party) => ({ state, action, party }))),
  );

  test.each(all)('$action of $state by $party', async ({ state, action, party }) => {
    const id = await insertFor(party, state);
    const { status, body } = await act(id, action, needsReason(action) ? 'ผิด' : null);
    const to = moveExpense(state, action, party);
    const isOthers = expenseParties.some((other) => moveExpense(state, action, other) !== null);
    const refused = [409, isOthers ? 'own_expense' : 'not_now'];
    expect([status, body.status ?? body.error?.code]).toEqual(to === null ? refused : [200, to]);
    const { body: now } = await admin.get<ExpenseDetail>(`${root}/${id}`);
    expect(now.status).toBe(to ?? state);
    expect(now.may.includes(action)).toBe(moveExpense(now.status, action, party) !== null);
  });

  test.each(expenseStates.flatMap((state) => expenseParties.map((party) => ({ state, party }))))(
    'change of $state by $party',
    async ({ state, party }) => {
      const id = await insertFor(party, state);
      const { tripId } = await tripsIn(admin.db).arranged();
      const body = expenseBodyOf({ tripId });
      const answer = await admin.send<ExpenseDetail>('PUT', `${root}/${id}`, { body });
      const to = moveExpense(state, 'change', party);
      expect([answer.status, answer.body.status]).toEqual(
        to === null ? [409, undefined] : [200, to],
      );
    },
  );
});

describe('deciding', () => {
  it('says why not, and tells who did what', async () => {
    const id = await insertFor('colleague', 'submitted');
    expect((await act(id, 'reject')).body.error?.fields).toEqual({ reason: 'reason_required' });
    expect((await act(id, 'reject', 'ไม่มีใบเสร็จ')).body).toMatchObject({
      status: 'rejected',
      reason: 'ไม่มีใบเสร็จ',
      may: ['change'],
    });
    expect((await admin.events('expense')).at(-1)).toMatchObject({
      byId: admin.idOf('admin'),
      action: 'reject',
      before: { status: 'submitted' },
      after: { status: 'rejected' },
    });
    expect((await act(id, 'approve')).status).toBe(409);
  });

  it('is not for whoever changed the amounts of another’s draft', async () => {
    const id = await insertFor('colleague', 'draft');
    const { tripId } = await tripsIn(admin.db).arranged();
    const body = expenseBodyOf({ tripId, rate: '9999' });
    await admin.send('PUT', `${root}/${id}`, { body });
    await act(id, 'submit', null, 2);
    expect((await act(id, 'approve', null, 3)).body.error?.code).toBe('own_expense');
  });

  it('is taken back with its reason, corrected and decided once more, until the month is locked', async () => {
    const id = await insertFor('colleague', 'approved');
    expect((await act(id, 'unapprove')).body.error?.fields).toEqual({ reason: 'reason_required' });
    expect((await act(id, 'unapprove', 'ยอดผิด')).body).toMatchObject({
      status: 'draft',
      reason: 'ยอดผิด',
      may: ['change', 'submit', 'drop'],
    });
    await act(id, 'drop', 'ซ้ำ', 2);
    const other = await insertFor('colleague', 'approved');
    await admin.send('POST', `${months}/lock`);
    expect((await admin.get<ExpenseDetail>(`${root}/${other}`)).body.may).toEqual(['pay']);
    expect((await act(other, 'unapprove', 'ยอดผิด')).body.error?.fields).toEqual({
      spentOn: 'month_locked',
    });
  });

  it('is one’s own only without any other admin who may do it', async () => {
    const id = await insertFor('alone', 'submitted');
    await insertAdmin({ status: 0 });
    await insertAdmin({ kinds: [], driverMenu: true });
    expect((await act(id, 'approve')).body).toMatchObject({ status: 'approved' });
  });

  it('happens once, of two at the same moment', async () => {
    const id = await insertFor('colleague', 'submitted');
    const both = await Promise.all([act(id, 'approve'), act(id, 'reject', 'ผิด')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a month', () => {
  const lock = (role: 'admin' | 'one-kind admin' = 'admin') =>
    admin.send<ExpenseMonth>('POST', `${months}/lock`, { role });
  const month = async () => (await admin.get<ExpenseMonth>(months)).body;
  const create = async () => {
    const { tripId } = await tripsIn(admin.db).arranged();
    return admin.send<ExpenseDetail>('POST', root, { body: expenseBodyOf({ tripId }) });
  };

  it('is locked when everything in it is decided; its amounts stand, and may still be paid', async () => {
    const approved = await insertExpense(admin.db, { status: 'approved' });
    const rejected = await insertExpense(admin.db, { status: 'rejected' });
    const draft = await insertExpense(admin.db);
    expect(await month()).toMatchObject({ open: 1, decided: 1, total: '1800.00', lockedAt: null });
    expect((await lock()).body.error?.code).toBe('month_open');
    expect((await month()).lockedAt).toBeNull();
    await act(draft, 'drop', 'ซ้ำ');
    expect((await lock()).body).toMatchObject({ lockedBy: 'สมชาย ใจดี', open: 0 });
    expect((await lock()).status).toBe(409);
    expect((await create()).body.error?.fields).toEqual({ spentOn: 'month_locked' });
    const { tripId } = await tripsIn(admin.db).arranged();
    for (const spentOn of ['2026-11-10', '2026-12-01']) {
      const body = expenseBodyOf({ tripId, spentOn });
      const put = await admin.send('PUT', `${root}/${rejected}`, { body });
      expect(put.body.error?.fields).toEqual({ spentOn: 'month_locked' });
    }
    expect((await act(approved, 'pay')).body).toMatchObject({ status: 'paid', isLocked: true });
    expect((await act(approved, 'unpay', null, 2)).body.error?.fields).toEqual({
      reason: 'reason_required',
    });
    expect((await act(approved, 'unpay', 'จ่ายผิดรายการ', 2)).body).toMatchObject({
      status: 'approved',
      isLocked: true,
    });
  });

  it('is of one kind, and leaves the others open', async () => {
    await lock();
    const amata = '/admin/bookingwithdriveramata';
    const { tripId } = await tripsIn(admin.db, 'bookingwithdriveramata').arranged();
    const body = expenseBodyOf({ tripId });
    expect((await admin.send('POST', `${amata}/expenses`, { body })).status).toBe(200);
    expect((await lock('one-kind admin')).status).toBe(403);
  });

  it('is opened again, with a reason, only by who manages the admins too', async () => {
    const path = '/admin/bookingwithdriveramata/expense-months/2026-11';
    const role = 'one-kind admin';
    const locked = await admin.send<ExpenseMonth>('POST', `${path}/lock`, { role });
    expect(locked.body).toMatchObject({ mayUnlock: false });
    const unlock = (by: 'admin' | 'one-kind admin', reason: string) =>
      admin.send<ExpenseMonth>('POST', `${path}/unlock`, { body: { reason }, role: by });
    expect((await unlock(role, 'ลืมใบเสร็จ')).status).toBe(403);
    expect((await unlock('admin', ' ')).body.error?.fields).toEqual({ reason: 'required' });
    expect((await unlock('admin', 'ลืมใบเสร็จ')).body).toMatchObject({ lockedAt: null });
    expect((await unlock('admin', 'ลืมใบเสร็จ')).status).toBe(409);
    expect((await admin.events('expense')).map(({ action }) => action)).toEqual([
      'lock-month',
      'unlock-month',
    ]);
  });

  it.each(['2026-13', '2026-1', 'x'])('is none in %s', async (text) => {
    expect((await admin.get(`${nava}/expense-months/${text}`)).status).toBe(400);
  });

  it('never holds an undecided expense behind its lock, whoever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [made, locked] = await Promise.all([create(), lock()]);
      const statuses = [made.status, locked.status];
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual(statuses);
      const after = await month();
      expect(after.lockedAt === null || after.open === 0).toBe(true);
      if (locked.status === 200)
        await admin.send('POST', `${months}/unlock`, { body: { reason: 'อีกครั้ง' } });
      else await act(made.body.id, 'drop', 'ซ้ำ');
    }
  });
});
