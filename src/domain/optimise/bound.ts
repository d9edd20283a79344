import { carCost } from './cost';
import { type Day, meets, spanOfRide } from './day';
import { fullMoments } from './groups';

const least = (figures: readonly (number | null)[]): number =>
  Math.min(...figures.map((figure) => figure ?? Infinity));

/**
 * No plan costs less, seen without any program: the cheapest car for everybody, and at the fullest moment what it costs
 * that there are only so many cars. Only where each ride carries a single booking.
 */
export const depthBound = (day: Day): number => {
  const priced = day.rides.map((ride, index) => {
    const { weight } = day.wishes[ride.wishes[0]!]!;
    const price = least(day.carTypes.map((type) => carCost(day, index, type, false)));
    return {
      span: spanOfRide(ride),
      cost: Math.min(price, weight),
      loss: Math.max(0, weight - price),
    };
  });
  const base = priced.reduce((sum, { cost }) => sum + cost, 0);
  const rents = day.cars.filter(({ rent }) => rent > 0).map(({ rent }) => rent);
  const rent = Math.min(...rents);
  const shortAt = (moment: number): number => {
    const now: [number, number] = [moment, moment + 1];
    const losses = priced
      .filter(({ span }) => meets(span, now))
      .map(({ loss }) => loss)
      .toSorted((a, b) => a - b);
    const free = day.cars.filter(
      (car) => car.rent === 0 && !car.busy.some((span) => meets(span, now)),
    ).length;
    const short = Math.max(0, losses.length - free);
    const left = Math.max(0, short - rents.length);
    return losses
      .slice(0, short)
      .reduce((sum, loss, index) => sum + (index < left ? loss : Math.min(loss, rent)), 0);
  };
  const moments = fullMoments(
    day,
    day.rides.map((_, ride) => ride),
    day.cars.flatMap(({ busy }) => busy),
  );
  return base + Math.max(0, ...moments.map(shortAt));
};
