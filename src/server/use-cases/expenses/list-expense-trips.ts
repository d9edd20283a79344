import { splitBySeats } from '#domain/expense/split';
import { done, refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';

export const listExpenseTrips: UseCase<'listExpenseTrips'> = async (call) => {
  const { params, query, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const trips = await expenseSourceRepository(db, params.kind).tripsOn(query.day);
  return done(
    trips.map(({ startsAt, endsAt, seats, ...trip }) => ({
      ...trip,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      split: splitBySeats(seats),
    })),
  );
};
