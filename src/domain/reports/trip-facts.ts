import { TRIP } from './amounts';
import { factOfBooking } from './booking-facts';
import { chargeBookings, chargesOf } from './charges';
import type { StoredAmounts } from './amounts';
import { emptyFact, nothingStored, type Fact } from './fact';
import { splitBy } from '../split-by';
import type { SourceAssignment, SourceBooking, SourceTrip } from './source';
import { carriedOn, carsOn, estimateOf, gramsOf, hasRun, metresOf, sharedOn } from './trip-amounts';
import { useDaysOf, type UseDay } from './use-days';

/** One car of the trip on one day: its use, and the kilometres of that car where the amounts of the trip stand. */
type Cell = {
  car: SourceAssignment | undefined;
  day: string | null;
  use: UseDay | undefined;
  amounts: Partial<StoredAmounts>;
};

const sum = (amounts: Iterable<number>): number =>
  [...amounts].reduce((total, amount) => total + amount, 0);

/** The first cell carries the trip itself, under its last car. */
const cellsOf = (trip: SourceTrip, firstDay: string | undefined): Cell[] => {
  const cars = carsOn(trip);
  const main = cars.at(-1);
  const metres = metresOf(trip, cars);
  const distanceOf = (car: SourceAssignment | undefined): Partial<StoredAmounts> => {
    const driven = metres.get(car?.id ?? null) ?? 0;
    return { metres: driven, grams: gramsOf(driven, car) };
  };
  const mainUse = main ? useDaysOf(main) : [];
  const first: Cell = {
    car: main,
    day: null,
    use: mainUse.find(({ day }) => day === firstDay),
    amounts: { ...sharedOn(trip), ...distanceOf(main) },
  };
  const others = cars.flatMap((car): Cell[] => {
    const uses = car === main ? mainUse.filter((use) => use !== first.use) : useDaysOf(car);
    const days = uses.map((use): Cell => ({ car, day: use.day, use, amounts: {} }));
    return car === main
      ? days
      : [{ car, day: null, use: undefined, amounts: distanceOf(car) }, ...days];
  });
  return [first, ...others];
};

type Row = { base: Fact; seats: number };

/** Splits a cell among those who shared it. */
const shareCell = (trip: SourceTrip, cell: Cell, rows: readonly Row[]): Partial<Fact>[] => {
  const weights = rows.map(({ seats }) => seats);
  const useShares = splitBy(cell.use ? TRIP : 0, weights);
  const parts: Partial<Fact>[] = rows.map((_, index) => ({
    assignmentId: cell.car?.id ?? null,
    carId: cell.car?.carId ?? null,
    driverId: cell.car?.driverId ?? null,
    providerId: trip.providerId ?? cell.car?.carProviderId ?? null,
    lead: cell.use !== undefined && index === 0,
    useFrom: cell.use?.from ?? 0,
    useTo: cell.use?.to ?? 0,
    useShare: useShares[index]!,
  }));
  for (const key of Object.keys(cell.amounts) as (keyof StoredAmounts)[]) {
    splitBy(cell.amounts[key] ?? 0, weights).forEach((part, index) => {
      parts[index]![key] = part;
    });
  }
  return parts;
};

/** A trip that ran without passengers stands for itself. */
const emptyRow = (trip: SourceTrip): Fact => ({
  ...emptyFact(trip.id, trip.kind, trip.startsAt),
  tripId: trip.id,
  providerId: trip.providerId,
});

const runFacts = (trip: SourceTrip, rows: readonly Row[]): Fact[] => {
  // Whoever boards after midnight has another day than the car that set out before it.
  const [firstDay, ...otherDays] = new Set(rows.map(({ base }) => base.day));
  const cells = cellsOf(trip, otherDays.length > 0 ? undefined : firstDay);
  return cells.flatMap((cell, part) =>
    shareCell(trip, cell, rows).map((shared, index): Fact => {
      const { base } = rows[index]!;
      const day = cell.day ?? base.day;
      return part === 0
        ? { ...base, ...shared }
        : { ...base, ...nothingStored, ...shared, part, day };
    }),
  );
};

const addCosts = (
  trip: SourceTrip,
  facts: readonly Fact[],
  carried: readonly SourceBooking[],
): Fact[] => {
  const charges = chargesOf(trip.expenses);
  const { ofBooking, left } = chargeBookings(charges, carried);
  const firsts = facts.filter(({ part }) => part === 0);
  const weights = carried.map(({ seats }) => seats);
  const estimate = estimateOf(trip);
  // A car each would have cost as much again for every further booking.
  const more = Math.max(0, carried.length - 1);
  const estimates = splitBy(estimate, weights);
  const savedEstimates = splitBy(estimate * more, weights);
  const savedExpenses = splitBy(sum(charges.values()) * more, weights);
  carried.forEach(({ id }, index) => {
    const fact = firsts.find(({ line }) => line === id);
    if (!fact) return;
    const { seats, absent } = carried[index]!;
    fact.passengers = seats - absent;
    fact.costEstimate = estimates[index]!;
    fact.costExpense = ofBooking.get(id) ?? 0;
    fact.savedEstimate = savedEstimates[index]!;
    fact.savedExpense = savedExpenses[index]!;
  });
  const empty = firsts.find(({ bookingId }) => bookingId === null);
  if (empty) empty.costEstimate = estimate;
  const main = carsOn(trip).at(-1);
  const taken = facts.filter(({ line }) => line === trip.id).length;
  return [...left].map(([costCentreId, amount], index) => ({
    ...emptyRow(trip),
    part: taken + index,
    costCentreId,
    costExpense: amount,
    carId: main?.carId ?? null,
    driverId: main?.driverId ?? null,
    providerId: trip.providerId ?? main?.carProviderId ?? null,
  }));
};

/** All rows of a trip and of every booking that stands on it. */
export const factsOfTrip = (trip: SourceTrip): Fact[] => {
  const carried = carriedOn(trip);
  const main = carsOn(trip).at(-1);
  const onTrip = (booking: SourceBooking): Fact => ({
    ...factOfBooking(booking),
    tripId: trip.id,
    carId: main?.carId ?? null,
    driverId: main?.driverId ?? null,
    providerId: trip.providerId ?? main?.carProviderId ?? null,
  });
  const rows: Row[] =
    carried.length > 0
      ? carried.map((booking) => ({ base: onTrip(booking), seats: booking.seats }))
      : [{ base: emptyRow(trip), seats: 1 }];
  const facts = hasRun(trip) ? runFacts(trip, rows) : [];
  const left = trip.bookings.filter((booking) => !carried.includes(booking)).map(onTrip);
  return [...facts, ...left, ...addCosts(trip, facts, carried)];
};
