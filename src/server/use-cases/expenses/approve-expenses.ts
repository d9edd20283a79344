import type { ExpenseApprovals } from '#contract/expense-approval';
import { done, refuse } from '#domain/refusal';
import { keepsExpenses, type KindId } from '#kinds/registry';
import type { Call, UseCase } from '../../call';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';
import { takeStep } from './take-step';

type Listed = { id: string; version: number };
type Refused = ExpenseApprovals[number]['refusal'];

export const listWaitingExpenses: UseCase<'listWaitingExpenses'> = async (call) => {
  const { params, query, actor, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const expenses = expenseRepository(db);
  const page = await expenses.list(params.kind, { ...query, status: ['submitted'] }, call);
  const own = (await expenses.hasColleague(params.kind, actor.personId))
    ? await expenses.ownWaiting(params.kind, actor.personId)
    : new Set();
  return done({
    ...page,
    rows: page.rows.map((row) => ({ ...row, mayApprove: !own.has(row.id) })),
  });
};

const approve = async ({ id, version }: Listed, kind: KindId, call: Call): Promise<Refused> => {
  const stored = await expenseRepository(call.db).lock(id, kind);
  if (!stored) return 'not_found';
  if (stored.version !== version) return 'changed_meanwhile';
  const taken = await takeStep({ id, ...stored }, { action: 'approve', reason: null }, kind, call);
  if (taken.ok) return null;
  return taken.refusal.code === 'own_expense' ? 'own_expense' : 'not_now';
};

export const approveExpenses: UseCase<'approveExpenses'> = async (call) => {
  const { params, body } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const answers: ExpenseApprovals = [];
  // Always in the same order, so that two people who approve at once never wait for each other.
  for (const expense of body.expenses.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    answers.push({ id: expense.id, refusal: await approve(expense, params.kind, call) });
  return done(answers);
};
