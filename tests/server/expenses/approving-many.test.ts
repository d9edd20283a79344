import { describe, expect, it } from 'vitest';
import type { ExpenseApprovals, WaitingExpense } from '#contract/expense-approval';
import type { ExpenseDetail } from '#contract/expenses';
import type { ListPage } from '#contract/list';
import { newId } from '../../../src/server/new-id';
import { insertExpense } from '../support/expenses';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const nava = '/admin/bookingwithdrivernava';
const path = `${nava}/expense-approvals`;

/** Another admin of the kind, who could look at what this one wrote. */
const colleague = async () => {
  const personId = await admin.company.person();
  await admin.db
    .insertInto('adminUser')
    .values({ personId, kinds: ['bookingwithdrivernava'] })
    .execute();
};
const waiting = (more: object = {}) => insertExpense(admin.db, { status: 'submitted', ...more });
const approve = (ids: readonly string[], version = 1) =>
  admin.send<ExpenseApprovals>('POST', path, {
    body: { expenses: ids.map((id) => ({ id, version })) },
  });
const statusOf = async (id: string) =>
  (await admin.get<ExpenseDetail>(`${nava}/expenses/${id}`)).body.status;

describe('approving many expenses', () => {
  it('approves each that may be, says of the others why not, and tells of each', async () => {
    await colleague();
    const first = await waiting();
    const second = await waiting();
    const own = await waiting({ byId: admin.idOf('admin') });
    const draft = await insertExpense(admin.db);
    const elsewhere = await waiting({ kind: 'bookingwithdriveramata' });
    const { status, body } = await approve([first, second, own, draft, elsewhere, newId()]);
    expect(status).toBe(200);
    const refusals = new Map(body.map(({ id, refusal }) => [id, refusal]));
    expect([first, second, own, draft, elsewhere].map((id) => refusals.get(id))).toEqual([
      null,
      null,
      'own_expense',
      'not_now',
      'not_found',
    ]);
    expect(body).toHaveLength(6);
    expect(await Promise.all([first, second, own, draft].map(statusOf))).toEqual([
      'approved',
      'approved',
      'submitted',
      'draft',
    ]);
    const approvals = (await admin.events('expense')).filter(({ action }) => action === 'approve');
    expect(new Set(approvals.map(({ subjectId }) => subjectId))).toEqual(new Set([first, second]));
  });

  it('leaves one that has changed since it was read', async () => {
    await colleague();
    const id = await waiting();
    expect((await approve([id], 7)).body).toEqual([{ id, refusal: 'changed_meanwhile' }]);
    expect(await statusOf(id)).toBe('submitted');
  });

  it('happens once, of two who approve the same at the same moment', async () => {
    await colleague();
    const ids = await Promise.all([waiting(), waiting(), waiting()]);
    const both = await Promise.all([approve(ids), approve(ids.toReversed())]);
    const taken = both.flatMap(({ body }) => body).filter(({ refusal }) => refusal === null);
    expect(taken.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('is not asked for none, nor for the same twice', async () => {
    const id = await waiting();
    expect((await approve([])).body).toMatchObject({ error: { fields: { expenses: 'required' } } });
    expect((await approve([id, id])).status).toBe(400);
  });
});

describe('what waits for approval', () => {
  it('is what was submitted, filtered as the list is, and says what one wrote oneself', async () => {
    await colleague();
    const own = await waiting({ byId: admin.idOf('admin'), spentOn: '2026-11-12' });
    const other = await waiting({ spentOn: '2026-11-11' });
    await insertExpense(admin.db);
    await waiting({ spentOn: '2026-10-01' });
    const { body } = await admin.get<ListPage<WaitingExpense>>(`${path}?from=2026-11-01`);
    expect(body.rows.map(({ id, mayApprove }) => [id, mayApprove])).toEqual([
      [own, false],
      [other, true],
    ]);
    expect((await admin.get<ListPage<WaitingExpense>>(`${path}?from=2027-01-01`)).body.total).toBe(
      0,
    );
  });
});
