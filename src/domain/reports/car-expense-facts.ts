import { atMinute } from '../dates/bangkok-time';
import { chargesOf } from './charges';
import { nothingStored, type Fact } from './fact';
import type { SourceCarExpense } from './source';

/** A repair or a tank for no trip in particular, on the day it was paid for. */
export const factsOfCarExpense = (expense: SourceCarExpense): Fact[] =>
  [...chargesOf([expense])].map(([costCentreId, amount], part) => ({
    ...nothingStored(),
    costExpense: amount,
    line: expense.id,
    part,
    kind: expense.kind,
    day: expense.day,
    startsAt: Date.parse(atMinute(expense.day, 0)),
    bookingId: null,
    tripId: null,
    assignmentId: null,
    personId: null,
    costCentreId,
    providerId: expense.providerId,
    carId: expense.carId,
    driverId: null,
    lead: false,
    useFrom: 0,
    useTo: 0,
    useShare: 0,
  }));
