import type { Report, ReportGroup } from '#contract/reports';
import { noAmounts, type Amounts } from '#domain/reports/amounts';
import { rollUp, withCapacity } from '#domain/reports/assemble';
import { NONE, type ReportFilter } from '#domain/reports/filter';
import { bucketsOf, periodBefore } from '#domain/reports/period';
import { serviceIn, serviceMinutes, type Service } from '#domain/reports/service-days';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import {
  reportLabelRepository,
  type CarLabel,
  type Label,
} from '../../db/repositories/reports/report-label.repository';
import { reportRepository, type CarGroup } from '../../db/repositories/reports/report.repository';

type FleetCar = CarLabel & { inFleet: boolean };

const known = (ids: Iterable<string | null>): string[] => [...ids].filter((id) => id !== null);

const isAmong = ({ car, provider }: ReportFilter, { id, providerId }: CarLabel): boolean =>
  (car === undefined || car === id) &&
  (provider === undefined || provider === (providerId ?? NONE));

/** The largest first; what belongs to nobody last. */
const groupsOf = (
  totals: ReadonlyMap<string | null, Amounts>,
  labels: readonly Label[],
  capacityOf: (id: string | null) => number = () => 0,
): ReportGroup[] => {
  const names = new Map(labels.map(({ id, name }) => [id, name]));
  return [...totals]
    .map(([id, amounts]) => ({
      id,
      name: id === null ? null : (names.get(id) ?? null),
      sums: withCapacity(amounts, capacityOf(id)),
    }))
    .toSorted(
      (a, b) => Number(a.id === null) - Number(b.id === null) || b.sums.bookings - a.sums.bookings,
    );
};

const nobodysCar = { id: null, name: null, province: null, description: null };

const carsOf = (
  groups: readonly CarGroup[],
  fleet: readonly FleetCar[],
  minutes: readonly number[],
): Report['cars'] => {
  const totals = rollUp(groups, ({ key }) => key);
  const used = rollUp(groups, ({ key, bucket }) => `${key} ${bucket}`);
  const capacity = minutes.reduce((sum, part) => sum + part, 0);
  const without = totals.get(null);
  // What had no car, so that the cars make the whole.
  const rest = without ? [{ ...nobodysCar, sums: withCapacity(without, 0), use: [] }] : [];
  const cars = fleet.map(({ id, name, province, description }) => ({
    id,
    name,
    province,
    description,
    sums: withCapacity(totals.get(id) ?? noAmounts(), capacity),
    use: minutes.map((inBucket, bucket) => {
      const sums = withCapacity(used.get(`${id} ${bucket}`) ?? noAmounts(), inBucket);
      return { used: sums.carUse, capacity: sums.capacity };
    }),
  }));
  return [...cars, ...rest];
};

export const readReport: UseCase<'readReport'> = async (call) => {
  const { params, query: filter, db, now, language } = call;
  const { kind } = params;
  const rules = await reportLabelRepository(db, 'th').rules(kind);

  const buckets = bucketsOf(filter);
  const before = periodBefore(filter);
  const service = serviceIn(filter, rules);
  const serviceBefore = serviceIn(before, rules);
  const reports = reportRepository(db);
  const labels = reportLabelRepository(db, language);
  const scope = { kind, filter, service };
  const [byCar, byDepartment, byCostCentre, byDriver, previous, peaks] = await Promise.all([
    reports.byCar(scope, buckets),
    reports.by(scope, 'department'),
    reports.by(scope, 'cost_centre'),
    reports.by(scope, 'driver'),
    reports.total({ kind, filter: { ...filter, ...before }, service: serviceBefore }),
    reports.peaks(kind, filter),
  ]);

  const carIds = new Set(byCar.map(({ key }) => key));
  const byProvider = rollUp(byCar, ({ providerId }) => providerId);
  const drivers = rollUp(byDriver, ({ key }) => key);
  const [allCars, departments, costCentres, providers, driverNames] = await Promise.all([
    labels.cars(kind, known(carIds)),
    labels.departments(),
    labels.costCentres(),
    labels.namesOfProviders(known(byProvider.keys())),
    labels.drivers(kind, known(drivers.keys())),
  ]);
  const fleet = allCars.filter(
    (car) => carIds.has(car.id) || (car.inFleet && isAmong(filter, car)),
  );
  const minutesIn = (of: Service) => (part: { from: string; to: string }) =>
    serviceMinutes(of, part) * fleet.length;
  const totals = rollUp(byCar, () => 'all').get('all') ?? noAmounts();
  const byBucket = rollUp(byCar, ({ bucket }) => bucket);

  return done({
    period: { from: filter.from, to: filter.to },
    before,
    basis: filter.basis,
    asOf: now.toISOString(),
    sums: withCapacity(totals, minutesIn(service)(filter)),
    previous: withCapacity(previous, minutesIn(serviceBefore)(before)),
    buckets: buckets.map((part, index) => ({
      ...part,
      sums: withCapacity(byBucket.get(index) ?? noAmounts(), minutesIn(service)(part)),
    })),
    departments: groupsOf(
      rollUp(byDepartment, ({ key }) => key),
      departments,
    ),
    costCentres: groupsOf(
      rollUp(byCostCentre, ({ key }) => key),
      costCentres,
    ),
    providers: groupsOf(
      byProvider,
      providers,
      (id) => serviceMinutes(service, filter) * fleet.filter((car) => car.providerId === id).length,
    ),
    drivers: groupsOf(drivers, driverNames),
    cars: carsOf(
      byCar,
      fleet,
      buckets.map((part) => serviceMinutes(service, part)),
    ),
    peaks,
  });
};
