import { MINUTE, SEAT, TRIP, type AmountKey } from './amounts';

export const measureIds = [
  'bookings',
  'trips',
  'passengers',
  'seats',
  'fill_rate',
  'distance',
  'cost',
  'cost_per_trip',
  'cost_per_km',
  'cost_per_passenger',
  'co2',
  'approval_hours',
  'on_time',
  'cancellations',
  'late_cancellations',
  'no_shows',
  'overtime',
  'car_hours',
  'utilisation',
  'unmet',
  'unmet_seats',
  'saving',
] as const;

export type MeasureId = (typeof measureIds)[number];

/** `capacity` is no amount of a row: the minutes that the cars could have served. */
type Divisor = AmountKey | 'capacity';

type Measure = {
  unit: 'count' | 'percent' | 'km' | 'baht' | 'kg' | 'hours';
  /** How many decimals people are shown. */
  decimals: number;
  value: AmountKey;
  /** Whole units of the value's amount in one of what is shown. */
  scale: number;
  /** A ratio is made of two sums, never of other ratios. */
  per?: { amount: Divisor; scale: number };
  /** Which direction is good news. */
  better?: 'more' | 'less';
};

const HOUR = 60;

const costPer = (amount: Divisor, scale: number): Measure => ({
  unit: 'baht',
  decimals: 2,
  value: 'cost',
  scale: 100,
  per: { amount, scale },
  better: 'less',
});

const shareOf = (value: AmountKey, amount: Divisor): Measure => ({
  unit: 'percent',
  decimals: 1,
  value,
  scale: 1,
  per: { amount, scale: 1 },
  better: 'more',
});

/** Every figure of the reports, once, for screen, export, print and drill-down alike. Its words: `words/report-measures`. */
export const measures: Readonly<Record<MeasureId, Measure>> = {
  bookings: { unit: 'count', decimals: 0, value: 'bookings', scale: 1 },
  trips: { unit: 'count', decimals: 1, value: 'trips', scale: TRIP },
  passengers: { unit: 'count', decimals: 0, value: 'passengers', scale: 1 },
  seats: { unit: 'count', decimals: 1, value: 'seatsOffered', scale: SEAT },
  fill_rate: shareOf('seatsUsed', 'seatsOffered'),
  distance: { unit: 'km', decimals: 0, value: 'metres', scale: 1000 },
  // More trips cost more and emit more, which is no bad news by itself: the ratios judge.
  cost: { unit: 'baht', decimals: 2, value: 'cost', scale: 100 },
  cost_per_trip: costPer('trips', TRIP),
  cost_per_km: costPer('metres', 1000),
  cost_per_passenger: costPer('passengers', 1),
  co2: { unit: 'kg', decimals: 0, value: 'grams', scale: 1000 },
  approval_hours: {
    unit: 'hours',
    decimals: 1,
    value: 'decisionMinutes',
    scale: HOUR,
    per: { amount: 'decisions', scale: 1 },
    better: 'less',
  },
  on_time: shareOf('onTime', 'timed'),
  cancellations: { unit: 'count', decimals: 0, value: 'cancelled', scale: 1, better: 'less' },
  late_cancellations: {
    unit: 'count',
    decimals: 0,
    value: 'cancelledLate',
    scale: 1,
    better: 'less',
  },
  no_shows: { unit: 'count', decimals: 0, value: 'noShows', scale: 1, better: 'less' },
  overtime: { unit: 'hours', decimals: 1, value: 'overtimeMinutes', scale: HOUR, better: 'less' },
  car_hours: { unit: 'hours', decimals: 1, value: 'carUse', scale: MINUTE * HOUR },
  utilisation: shareOf('carUse', 'capacity'),
  unmet: { unit: 'count', decimals: 0, value: 'unmet', scale: 1, better: 'less' },
  unmet_seats: { unit: 'count', decimals: 0, value: 'unmetSeats', scale: 1, better: 'less' },
  saving: { unit: 'baht', decimals: 2, value: 'saved', scale: 100, better: 'more' },
};

export type Sums = Readonly<Record<AmountKey, number>> & { capacity: number };

/** Null where there is nothing to divide by. */
export const figureOf = (id: MeasureId, sums: Sums): number | null => {
  const { value, scale, per, unit } = measures[id];
  const amount = sums[value] / scale;
  if (!per) return amount;
  const divisor = sums[per.amount] / per.scale;
  if (divisor === 0) return null;
  return (amount / divisor) * (unit === 'percent' ? 100 : 1);
};
