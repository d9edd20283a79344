import { type Instant, minutesBetween } from '../dates/bangkok-time';
import { bahtOf, portion, type Satang } from '../money';
import { daysIn, overtimeMinutes } from './overtime';

export const estimateLabels = ['day_rate', 'overtime', 'distance'] as const;

export type EstimateLabel = (typeof estimateLabels)[number];

export type Rate = {
  dayRate: Satang;
  hoursIncluded: number;
  overtimePerHour: Satang;
  /** Each day. */
  kmIncluded: number;
  perKm: Satang;
};

/** `quantity` is days, hours or kilometres. */
type Part = { label: EstimateLabel; quantity: number; each: Satang; amount: Satang };

export type Estimate = { total: Satang; parts: readonly Part[] };

const price = (rate: Rate, days: number, overtime: number, km: number): Estimate => {
  const extraKm = Math.max(0, km - rate.kmIncluded * days);
  const possible: Part[] = [
    { label: 'day_rate', quantity: days, each: rate.dayRate, amount: days * rate.dayRate },
    {
      label: 'overtime',
      quantity: overtime / 60,
      each: rate.overtimePerHour,
      amount: portion(rate.overtimePerHour, overtime, 60),
    },
    {
      label: 'distance',
      quantity: extraKm,
      each: rate.perKm,
      amount: portion(rate.perKm, Math.round(extraKm * 10), 10),
    },
  ];
  const parts = possible.filter(({ quantity, label }) => quantity > 0 || label === 'day_rate');
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
};

/**
 * A day is 24 hours from the start, so that nights of a journey cost nothing more. Overtime is counted on the last
 * one, by started quarter hours, and never costs more than one day more would.
 */
export const estimateCost = (
  rate: Rate,
  { startsAt, endsAt, km }: { startsAt: Instant; endsAt: Instant; km: number | null },
): Estimate => {
  const minutes = minutesBetween(startsAt, endsAt);
  const days = daysIn(minutes);
  const overtime = overtimeMinutes(rate.hoursIncluded, minutes);
  const withOvertime = price(rate, days, overtime, km ?? 0);
  const oneDayMore = price(rate, days + 1, 0, km ?? 0);
  return oneDayMore.total < withOvertime.total ? oneDayMore : withOvertime;
};

/** As the booking keeps it and the API says it: amounts in baht, exactly as written. */
export const estimateSnapshot = ({ total, parts }: Estimate) => ({
  total: bahtOf(total),
  parts: parts.map(({ label, quantity, each: rate, amount }) => ({
    label,
    quantity,
    each: bahtOf(rate),
    amount: bahtOf(amount),
  })),
});
