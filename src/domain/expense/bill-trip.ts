import { estimateCost, type EstimateLabel, type Rate } from '../booking/estimate-cost';
import type { Instant } from '../dates/bangkok-time';
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

/** What a provider will ask for a trip, by its rate card: days, overtime in quarters of an hour, and kilometres. */
export const billTrip = (rate: Rate, driven: Driven): Line[] =>
  estimateCost(rate, driven)
    .parts.filter(({ amount, label }) => amount > 0 || label === 'day_rate')
    .map(({ label, quantity, each }) => ({
      part: label,
      type: billTypes[label],
      quantity: bahtOf(Math.round(quantity * HUNDREDTHS)),
      rate: bahtOf(each),
    }));
