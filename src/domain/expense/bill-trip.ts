import {
  estimateCost,
  type Estimate,
  type EstimateLabel,
  type Rate,
} from '../booking/estimate-cost';
import { shareCarDay } from '../booking/share-car-day';
import { dayOf, type Instant } from '../dates/bangkok-time';
import { bahtOf } from '../money';
import type { ExpenseType } from './types';

const billTypes: Readonly<Record<EstimateLabel, ExpenseType>> = {
  day_rate: 'rental',
  overtime: 'overtime',
  distance: 'other',
};

type Driven = { startsAt: Instant; endsAt: Instant; km: number | null };

type Line = { part: EstimateLabel; type: ExpenseType; quantity: string; rate: string };

const HUNDREDTHS = 100;

const linesOf = ({ parts }: Estimate): Line[] =>
  parts
    .filter(({ amount, label }) => amount > 0 || label === 'day_rate')
    .map(({ label, quantity, each: rate }) => ({
      part: label,
      type: billTypes[label],
      quantity: bahtOf(Math.round(quantity * HUNDREDTHS)),
      rate: bahtOf(rate),
    }));

/** What a provider will ask for a trip, by its rate card: days, overtime in quarters of an hour, and kilometres. */
export const billTrip = (rate: Rate, driven: Driven): Line[] => linesOf(estimateCost(rate, driven));

type Shuttled = Driven & { id: string; carId: string | null; rate: Rate | null };

const byCarDay = (trips: readonly Shuttled[]): Shuttled[][] => {
  const carDays = new Map<string, Shuttled[]>();
  for (const trip of trips) {
    const key = trip.carId === null ? trip.id : `${trip.carId} ${dayOf(trip.startsAt)}`;
    carDays.set(key, [...(carDays.get(key) ?? []), trip]);
  }
  return [...carDays.values()];
};

/** The same of shuttles, whose cars are paid by the day: each trip is billed its part of its car's day. */
export const billShuttles = (trips: readonly Shuttled[]): ReadonlyMap<string, Line[]> =>
  new Map(
    byCarDay(trips).flatMap((together) => {
      const rate = together[0]?.rate;
      if (!rate) return [];
      const shares = shareCarDay(rate, together);
      return together.map(({ id }, index): [string, Line[]] => [id, linesOf(shares[index]!)]);
    }),
  );
