import { factOfBooking } from '#domain/reports/booking-facts';
import { factsOfCarExpense } from '#domain/reports/car-expense-facts';
import { factsOfTrip } from '#domain/reports/trip-facts';
import { serviceIn } from '#domain/reports/service-days';
import type { Db } from '../../db/client';
import { reportFactRepository } from '../../db/repositories/reports/report-fact.repository';
import { reportDayRepository } from '../../db/repositories/reports/report-day.repository';
import { reportLabelRepository } from '../../db/repositories/reports/report-label.repository';
import { reportSourceRepository } from '../../db/repositories/reports/report-source.repository';

const refreshSome = async (db: Db): Promise<boolean> => {
  const facts = reportFactRepository(db);
  await facts.lock();
  const units = await facts.takeStale();
  if (!units) return false;
  const source = reportSourceRepository(db);
  const trips = await source.trips(units.trips);
  const bookings = await source.bookingsWithoutTrip(units.bookings);
  const expenses = await source.carExpenses(units.expenses);
  await facts.replace(units, [
    ...trips.flatMap(factsOfTrip),
    ...bookings.map(factOfBooking),
    ...expenses.flatMap(factsOfCarExpense),
  ]);
  await facts.replaceRides(units);
  return true;
};

const sumUpSome = async (db: Db): Promise<boolean> => {
  await reportFactRepository(db).lock();
  const days = reportDayRepository(db);
  const stale = await days.takeStale();
  if (!stale) return false;
  const rules = await reportLabelRepository(db, 'th').rules(stale.kind);
  const period = { from: stale.days[0]!, to: stale.days.at(-1)! };
  await days.replace(stale, serviceIn(period, rules));
  await days.replaceRides(stale);
  return true;
};

/** Makes the rows of all that has changed anew, so that reports never disagree with the lists. */
export const refreshFacts = async (db: Db): Promise<void> => {
  while (await db.transaction().execute(refreshSome)) {
    // Each batch is a transaction of its own: a reader waits for one of them, not for all.
  }
  while (await db.transaction().execute(sumUpSome)) {
    // So are some days.
  }
};
