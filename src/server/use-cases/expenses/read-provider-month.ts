import { billShuttles, billTrip } from '#domain/expense/bill-trip';
import { done, refuse } from '#domain/refusal';
import { keepsExpenses, kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';
import { monthLockRepository } from '../../db/repositories/expenses/month-lock.repository';
import { daysOfMonth } from '#domain/dates/days-of-month';

const unpriced = [{ part: 'day_rate', type: 'rental', quantity: '1.00', rate: null }] as const;

export const readProviderMonth: UseCase<'readProviderMonth'> = async (call) => {
  const { params, language, db } = call;
  const { kind, id, month } = params;
  const source = expenseSourceRepository(db, kind);
  const isKnown = keepsExpenses(kind) && (await source.knowsProvider(id));
  if (!isKnown) return refuse('not_found');
  const { lockedAt } = await monthLockRepository(db, kind).read(month, language);
  const trips = await source.doneTrips(id, daysOfMonth(month));
  const shuttles = kinds[kind].pools ? billShuttles(trips) : undefined;
  return done({
    isLocked: lockedAt !== null,
    lines: trips
      .filter(({ isBilled }) => !isBilled)
      .flatMap((trip) => {
        const { id: tripId, startsAt, endsAt, refs, plate, rate } = trip;
        const bill = shuttles ? shuttles.get(tripId) : rate && billTrip(rate, trip);
        return (bill ?? unpriced).map((line) => ({
          tripId,
          startsAt,
          endsAt,
          refs,
          plate,
          ...line,
        }));
      }),
  });
};
