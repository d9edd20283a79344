import { type Instant, minutesBetween } from '../dates/bangkok-time';
import { splitBy } from '../split-by';
import { type Estimate, estimateCost, type Rate } from './estimate-cost';

type Driven = { startsAt: Instant; endsAt: Instant; km: number | null };

const HUNDREDTHS = 100;

/**
 * A shuttle's car is paid by the day, however often it goes: from its first start to its last end it costs what one
 * rental would, and its trips share that by their length. The parts make exactly the whole.
 */
export const shareCarDay = (rate: Rate, trips: readonly Driven[]): Estimate[] => {
  const starts = trips.map(({ startsAt }) => startsAt).toSorted();
  const ends = trips.map(({ endsAt }) => endsAt).toSorted();
  const [startsAt, endsAt] = [starts[0], ends.at(-1)];
  if (startsAt === undefined || endsAt === undefined) return [];
  const km = trips.reduce((sum, trip) => sum + (trip.km ?? 0), 0);
  const { parts } = estimateCost(rate, { startsAt, endsAt, km });
  const lengths = trips.map((trip) => Math.max(1, minutesBetween(trip.startsAt, trip.endsAt)));
  const shares = parts.map((part) => ({
    ...part,
    amounts: splitBy(part.amount, lengths),
    quantities: splitBy(Math.round(part.quantity * HUNDREDTHS), lengths),
  }));
  return trips.map((_, index) => {
    const own = shares.map(({ label, each: unitPrice, amounts, quantities }) => ({
      label,
      each: unitPrice,
      amount: amounts[index]!,
      quantity: quantities[index]! / HUNDREDTHS,
    }));
    return { total: own.reduce((sum, { amount }) => sum + amount, 0), parts: own };
  });
};
