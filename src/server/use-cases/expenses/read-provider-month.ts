import { can } from '#domain/access/can';
import { billTrip } from '#domain/expense/bill-trip';
import { done, refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expense-source.repository';
import { monthLockRepository } from '../../db/repositories/month-lock.repository';
import { daysOfMonth } from './days-of-month';

const unpriced = [{ part: 'day_rate', type: 'rental', quantity: '1.00', rate: null }] as const;

export const readProviderMonth: UseCase<'readProviderMonth'> = async (call) => {
  const { actor, params, language, db } = call;
  if (!can(actor, 'expense:read', params)) return refuse('not_allowed');
  const { kind, id, month } = params;
  const source = expenseSourceRepository(db, kind);
  const isKnown = keepsExpenses(kind) && (await source.knowsProvider(id));
  if (!isKnown) return refuse('not_found');
  const { lockedAt } = await monthLockRepository(db, kind).read(month, language);
  const trips = await source.unbilledTrips(id, daysOfMonth(month));
  return done({
    isLocked: lockedAt !== null,
    lines: trips.flatMap(({ id: tripId, startsAt, endsAt, refs, plate, km, rate }) => {
      const driven = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      const lines = rate === null ? unpriced : billTrip(rate, { ...driven, km });
      return lines.map((line) => ({ tripId, ...driven, refs, plate, ...line }));
    }),
  });
};
