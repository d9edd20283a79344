import type { ExpenseBody } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { lineAmount } from '#domain/expense/amount';
import { splitBySeats, type Split } from '#domain/expense/split';
import { bahtOf } from '#domain/money';
import type { FieldProblems } from '#domain/refusal';
import type { Call } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';
import { isUsable } from '../fleet/judge-car';

type Judged = { fields: FieldProblems; split: Split };

/** What only the server knows to be wrong with an expense, and how it is split. */
export const judgeExpense = async (
  expense: ExpenseBody,
  kind: KindId,
  before: { id: string; receiptFileId: string | null } | null,
  call: Pick<Call, 'actor' | 'db'>,
): Promise<Judged> => {
  const source = expenseSourceRepository(call.db, kind);
  const { tripId, carId, providerId, receiptNo, receiptFileId, spentOn } = expense;
  const seats = tripId === null ? undefined : (await source.seatsOf([tripId])).get(tripId);
  const split = expense.split.length > 0 ? expense.split : splitBySeats(seats ?? []);
  const isKnown = {
    tripId: tripId === null || seats !== undefined,
    carId: carId === null || (await source.knowsCar(carId)),
    providerId: providerId === null || (await source.knowsProvider(providerId)),
    split: await source.knowsCostCentres(split.map(({ costCentreId }) => costCentreId)),
  };
  const unknown = Object.fromEntries(
    Object.entries(isKnown).flatMap(([name, known]) => (known ? [] : [[name, 'unknown']])),
  );
  const used =
    receiptNo !== null &&
    (await source.receipt(
      {
        receiptNo,
        providerId: providerId ?? undefined,
        spentOn,
        amount: bahtOf(lineAmount(expense.quantity, expense.rate) ?? 0),
      },
      before?.id,
    ));
  const mayUse = await isUsable(receiptFileId, before?.receiptFileId ?? null, call);
  return {
    split,
    fields: {
      ...(split.length === 0 && { split: 'required' }),
      ...unknown,
      ...(used && { receiptNo: 'receipt_taken' }),
      ...(!mayUse && { receiptFileId: 'invalid' }),
    },
  };
};
