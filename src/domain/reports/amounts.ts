/**
 * What a row of the reports adds up. All are whole numbers, so that parts make exactly their whole in whatever order
 * they are added; what several bookings share is split among them to the last unit.
 */
export const amountKeys = [
  'bookings',
  'passengers',
  /** Millionths of a trip: a pooled trip is split among its bookings by their seats. */
  'trips',
  /** Thousandths of a seat. */
  'seatsOffered',
  'seatsUsed',
  'metres',
  'grams',
  /** Satang. */
  'cost',
  'saved',
  'overtimeMinutes',
  'decisions',
  'decisionMinutes',
  /** Millionths of a trip. */
  'timed',
  'onTime',
  'cancelled',
  'cancelledLate',
  'noShows',
  'unmet',
  'unmetSeats',
  /** Millionths of a minute in which a car was in use within the service hours. */
  'carUse',
] as const;

export type AmountKey = (typeof amountKeys)[number];

export type Amounts = Record<AmountKey, number>;

/** Cost is stored in both ways, and the use of a car as a period whose clipping is left to the reader. */
const storedAs = (key: AmountKey) => {
  if (key === 'carUse') return [];
  return key === 'cost' || key === 'saved'
    ? ([`${key}Estimate`, `${key}Expense`] as const)
    : ([key] as const);
};

/** In the order of the table's columns. */
export const storedKeys = amountKeys.flatMap(storedAs);

export type StoredAmounts = Record<(typeof storedKeys)[number], number>;

export const noAmounts = (): Amounts => {
  const amounts: Partial<Amounts> = {};
  for (const key of amountKeys) amounts[key] = 0;
  return amounts as Amounts;
};

export const addAmounts = (to: Amounts, more: Readonly<Amounts>): void => {
  for (const key of amountKeys) to[key] += more[key];
};

export const TRIP = 1_000_000;
export const SEAT = 1_000;
export const MINUTE = 1_000_000;

/** By estimates as they were made with the booking, or by the expenses that were approved or paid. */
export const costBases = ['estimates', 'expenses'] as const;

export type CostBasis = (typeof costBases)[number];
