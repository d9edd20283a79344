import { splitBySeats, type Split } from '#domain/expense/split';
import { moveExpense as moveOf, needsReason } from '#domain/expense/states';
import { done, refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';
import { differenceOf } from '../difference-of';
import { saveChange } from '../save-change';
import { addExpenses } from './add-expenses';
import { judgeExpense } from './judge-expense';
import { openExpense } from './open-expense';
import { showExpense } from './show-expense';
import { takeStep } from './take-step';
import { partyOf } from './who-is';

export const listExpenses: UseCase<'listExpenses'> = async (call) => {
  const { params, query, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  return done(await expenseRepository(db).list(params.kind, query, call));
};

export const readExpenseOptions: UseCase<'readExpenseOptions'> = async (call) => {
  const { params, language, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  return done(await expenseSourceRepository(db, params.kind).options(language));
};

export const listExpenseTrips: UseCase<'listExpenseTrips'> = async (call) => {
  const { params, query, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const trips = await expenseSourceRepository(db, params.kind).tripsOn(query.day);
  return done(trips.map(({ seats, ...trip }) => ({ ...trip, split: splitBySeats(seats) })));
};

export const findReceipt: UseCase<'findReceipt'> = async (call) => {
  const { params, query, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const used = await expenseSourceRepository(db, params.kind).receipt(query);
  if (!used) return done({ use: null });
  // Of another kind's expense it is only said that it is there.
  return done({ use: { ...used, id: used.kind === params.kind ? used.id : null } });
};

export const readExpense: UseCase<'readExpense'> = async (call) => {
  const { params } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  return showExpense(params.id, params.kind, call);
};

export const createExpense: UseCase<'createExpense'> = async (call) => {
  const { params, body, newId } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const { fields, split } = await judgeExpense(body, params.kind, null, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  const id = newId();
  await addExpenses([{ ...body, id, split }], { kind: params.kind, status: 'draft' }, call);
  return showExpense(id, params.kind, call);
};

/** In one order, so that only what differs is a difference: the largest first, as a form shows them. */
const sorted = (split: Split) =>
  split
    .toSorted(
      (a, b) => Number(b.percent) - Number(a.percent) || (a.costCentreId < b.costCentreId ? -1 : 1),
    )
    .map(({ costCentreId, percent }) => ({ costCentreId, percent }));

export const changeExpense: UseCase<'changeExpense'> = async (call) => {
  const { actor, params, body, db } = call;
  const { id, kind } = params;
  const opened = await openExpense(call);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const status = moveOf(stored.status, 'change', await partyOf(stored, kind, call));
  if (status === null) return refuse('not_now');
  const { fields, split } = await judgeExpense(body, kind, { id, ...stored }, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  const { split: _, ...expense } = body;
  const expenses = expenseRepository(db);
  const { version: __, byId: ___, ...known } = stored;
  const difference = differenceOf(
    { ...known, split: sorted(await expenses.splitOf(id)) },
    { ...expense, status, split: sorted(split) },
  );
  await saveChange(call, { subject: 'expense', id, action: 'change', ...difference }, async () => {
    await expenses.update(id, expense, { status, byId: actor.personId });
    await expenses.split(id, split);
  });
  return showExpense(id, kind, call);
};

export const moveExpense: UseCase<'moveExpense'> = async (call) => {
  const { params, body } = call;
  const { id, kind } = params;
  const { action, reason } = body;
  const opened = await openExpense(call);
  if (!opened.ok) return opened;
  if (needsReason(action) && reason === null)
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  const taken = await takeStep({ id, ...opened.value }, { action, reason }, kind, call);
  if (!taken.ok) return taken;
  return showExpense(id, kind, call);
};
