import { atMinute } from '../dates/bangkok-time';
import { chargesOf } from './charges';
import { emptyFact, type Fact } from './fact';
import type { SourceCarExpense } from './source';

/** A repair or a tank for no trip in particular, on the day it was paid for. */
export const factsOfCarExpense = (expense: SourceCarExpense): Fact[] =>
  [...chargesOf([expense])].map(([costCentreId, amount], part) => ({
    ...emptyFact(expense.id, expense.kind, Date.parse(atMinute(expense.day, 0))),
    part,
    costCentreId,
    costExpense: amount,
    providerId: expense.providerId,
    carId: expense.carId,
  }));
