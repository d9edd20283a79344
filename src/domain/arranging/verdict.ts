import type { Instant } from '../dates/bangkok-time';

/** Why a car or a driver cannot take a trip at all. Each has words in the screens. */
export const stopCodes = [
  'taken',
  'blackout',
  'repair',
  'leave',
  'seats',
  'papers',
  'licence_missing',
  'licence_expired',
  'licence_class',
  'hours',
  'not_available',
  'stands',
  'other_kind',
  'other_site',
  'other_provider',
] as const;

/** What a dispatcher should know and may decide otherwise. */
export const warningCodes = [
  'no_driver',
  'not_back',
  'declined',
  'overtime',
  'long_day',
  'hours_soft',
  'low_rating',
  'papers_soon',
  'licence_soon',
  'other_class',
  'other_house',
  'medical_expired',
] as const;

/** What speaks for it. */
export const reasonCodes = [
  'asked_for',
  'smallest_fit',
  'class_wished',
  'own',
  'free_until',
  'free_rest_of_day',
  'free_all_day',
  'fewer_trips',
  'no_trips_yet',
  'high_rating',
] as const;

export type StopCode = (typeof stopCodes)[number];
export type WarningCode = (typeof warningCodes)[number];
export type ReasonCode = (typeof reasonCodes)[number];

/** A moment, a day or a figure that belongs to the code: "free until 15:00", "2 trips fewer this week". */
type Finding<Code> = { code: Code; at?: Instant; until?: Instant; count?: number };

export type Verdict = {
  /** Better ones are higher; only those that fit are worth comparing. */
  score: number;
  stops: readonly Finding<StopCode>[];
  warnings: readonly Finding<WarningCode>[];
  reasons: readonly Finding<ReasonCode>[];
};
