import { minutesOf } from '#domain/dates/bangkok-time';
import { amountKeys, noAmounts, type Amounts } from '#domain/reports/amounts';
import { factOfBooking } from '#domain/reports/booking-facts';
import { factsOfCarExpense } from '#domain/reports/car-expense-facts';
import type { Fact } from '#domain/reports/fact';
import type { ReportFilter } from '#domain/reports/filter';
import { factsOfTrip } from '#domain/reports/trip-facts';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../../src/server/db/client';
import { reportSourceRepository } from '../../../src/server/db/repositories/reports/report-source.repository';

type Person = { site: string | null; department: string | null };
type Rules = { days: readonly number[]; from: number; to: number; holidays: ReadonlySet<string> };
export type Known = Fact & { person: Person };

/** Every row of the reports made afresh from everything in the database, without the table that is maintained. */
export const allFacts = async (db: Db): Promise<Known[]> => {
  const source = reportSourceRepository(db);
  const idsOf = async (table: 'trip' | 'booking' | 'expense') =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
  const people = await db.selectFrom('person').select(['id', 'siteId', 'departmentId']).execute();
  const known = new Map(
    people.map(({ id, siteId, departmentId }) => [id, { site: siteId, department: departmentId }]),
  );
  const facts = [
    ...(await source.trips(await idsOf('trip'))).flatMap(factsOfTrip),
    ...(await source.bookingsWithoutTrip(await idsOf('booking'))).map(factOfBooking),
    ...(await source.carExpenses(await idsOf('expense'))).flatMap(factsOfCarExpense),
  ];
  const nobody = { site: null, department: null };
  return facts.map((fact) => ({ ...fact, person: known.get(fact.personId ?? '') ?? nobody }));
};

const rulesOf = async (db: Db, kind: KindId): Promise<Rules> => {
  const rules = await db
    .selectFrom('kind')
    .selectAll()
    .where('id', '=', kind)
    .executeTakeFirstOrThrow();
  const holidays = await db.selectFrom('holiday').select(['day', 'kind']).execute();
  const closed = rules.onHolidays
    ? []
    : holidays
        .filter((holiday) => holiday.kind === null || holiday.kind === kind)
        .map(({ day }) => day);
  return {
    days: rules.serviceDays,
    from: minutesOf(rules.serviceFrom),
    to: minutesOf(rules.serviceTo),
    holidays: new Set(closed),
  };
};

const isWanted = (wanted: string | undefined, value: string | null): boolean =>
  wanted === undefined || (wanted === 'none' ? value === null : value === wanted);

const matches = (fact: Known, kind: KindId, filter: Partial<ReportFilter>): boolean =>
  fact.kind === kind &&
  fact.day >= (filter.from ?? '') &&
  fact.day <= (filter.to ?? '9') &&
  isWanted(filter.costCentre, fact.costCentreId) &&
  isWanted(filter.provider, fact.providerId) &&
  isWanted(filter.car, fact.carId) &&
  isWanted(filter.driver, fact.driverId) &&
  isWanted(filter.department, fact.person.department) &&
  isWanted(filter.site, fact.person.site);

const carUse = (fact: Fact, rules: Rules): number => {
  const weekday = new Date(fact.day).getUTCDay() || 7;
  if (!rules.days.includes(weekday) || rules.holidays.has(fact.day)) return 0;
  return (
    Math.max(0, Math.min(fact.useTo, rules.to) - Math.max(fact.useFrom, rules.from)) * fact.useShare
  );
};

/** The plain sums, written as one would on paper. */
export const sumsOf = async (
  db: Db,
  facts: readonly Known[],
  kind: KindId,
  filter: Partial<ReportFilter>,
): Promise<Amounts> => {
  const rules = await rulesOf(db, kind);
  const sums = noAmounts();
  for (const fact of facts.filter((one) => matches(one, kind, filter))) {
    const amounts = {
      ...fact,
      cost: filter.basis === 'expenses' ? fact.costExpense : fact.costEstimate,
      saved: filter.basis === 'expenses' ? fact.savedExpense : fact.savedEstimate,
      carUse: carUse(fact, rules),
    };
    for (const key of amountKeys) sums[key] += amounts[key];
  }
  return sums;
};

/** The most cars out at once in each quarter of the day, by looking at every minute of every day. */
export const peaksOf = (
  facts: readonly Known[],
  kind: KindId,
  filter: Partial<ReportFilter>,
): Map<number, number> => {
  const out = new Map<string, Set<string>>();
  for (const fact of facts.filter((one) => matches(one, kind, filter)))
    for (let minute = fact.useFrom; minute < fact.useTo; minute += 1) {
      const key = `${fact.day} ${minute}`;
      const cars = out.get(key) ?? new Set();
      out.set(key, cars.add(String(fact.carId)));
    }
  const peaks = new Map<number, number>();
  for (const [key, cars] of out) {
    const quarter = Math.floor(Number(key.slice(11)) / 15);
    peaks.set(quarter, Math.max(peaks.get(quarter) ?? 0, cars.size));
  }
  return peaks;
};
