import {
  addDays,
  atMinute,
  BANGKOK_OFFSET_MS,
  type Day,
  dayOf,
  type Instant,
} from '../dates/bangkok-time';
import { brokenAnew, type Duty, type HoursFinding } from '../hours/judge-hours';
import type { HoursRule } from '../hours/rules';
import { type WorkDay, workDayOn } from '../hours/work-day';
import type { SiteId } from '../site-id';
import { claimStops, type CarFacts, type Claim, type Wanted } from './judge-car';
import type { Verdict } from './verdict';
import { minutesOnDay, overtimeMinutes, type Shift } from './working-time';

export type Driven = { startsAt: Instant; endsAt: Instant; isDrivenThrough: boolean };

export type DriverFacts = {
  id: string;
  status: 'active' | 'suspended' | 'left';
  kinds: readonly string[];
  /** Nowhere named: everywhere. */
  sites: readonly SiteId[];
  providerId: string | null;
  licence: { class: string; until: Day } | null;
  medicalUntil: Day | null;
  shifts: readonly Shift[];
  tripsThisWeek: number;
  rating: number | null;
  claims: readonly Claim[];
  /** What they drive on the days of the trip, without buffers. */
  driven: readonly Driven[];
  /** How long they may drive; nothing is judged where nothing is written down. */
  hours: readonly HoursRule[];
};

/** The car that they would drive, as far as it matters for a driver. */
type ForCar = Pick<CarFacts, 'seats' | 'providerId'> | null;

type Stops = Verdict['stops'];

const MINUTE = 60_000;
const SOON_DAYS = 30;
const LONG_DAY_MINUTES = 10 * 60;
const LOW_RATING = 3.5;
const HIGH_RATING = 4.5;
/** Above it a licence of the first type no longer does. */
export const SMALL_CAR_SEATS = 19;

const licenceStops = ({ licence }: DriverFacts, { endsAt }: Wanted, car: ForCar): Stops => {
  if (licence === null) return [{ code: 'licence_missing' }];
  if (licence.until < dayOf(endsAt)) return [{ code: 'licence_expired', at: licence.until }];
  const isTooSmall = car !== null && car.seats > SMALL_CAR_SEATS && licence.class.endsWith('1');
  return isTooSmall ? [{ code: 'licence_class' }] : [];
};

/** Counted from a midnight in Bangkok, as the rules of hours do. */
const minuteOf = (instant: Instant): number => (Date.parse(instant) + BANGKOK_OFFSET_MS) / MINUTE;
export const instantOf = (minute: number): Instant =>
  new Date(minute * MINUTE - BANGKOK_OFFSET_MS).toISOString();

export const toDuty = ({ startsAt, endsAt, isDrivenThrough }: Driven): Duty => ({
  from: minuteOf(startsAt),
  until: minuteOf(endsAt),
  isDrivenThrough,
});

const brokenBy = ({ driven, hours }: DriverFacts, wanted: Wanted): readonly HoursFinding[] =>
  brokenAnew({ before: driven.map(toDuty), after: [...driven, wanted].map(toDuty) }, hours);

type ShownWorkDay = Omit<WorkDay, 'startsAt'> & { startsAt: Instant | null };

/** How the rules count the driver's day, with what they would take on as well. */
export const workDayOf = (
  { driven, hours }: Pick<DriverFacts, 'driven' | 'hours'>,
  day: Day,
  wanted: readonly Driven[] = [],
): ShownWorkDay => {
  const reach = { from: minuteOf(atMinute(day, 0)), until: minuteOf(atMinute(addDays(day, 1), 0)) };
  const { startsAt, ...found } = workDayOn(reach, [...driven, ...wanted].map(toDuty), hours);
  return {
    ...found,
    startsAt: startsAt === null ? null : instantOf(startsAt),
  };
};

/** It goes beyond a soft rule of hours: a person may decide so, and says why. */
export const isOverHours = (driver: DriverFacts, wanted: Wanted): boolean =>
  brokenBy(driver, wanted).some(({ isHard }) => !isHard);

/** Hard reasons against a driver; asked before they are offered, and again when they are taken. */
export const stopsOfDriver = (driver: DriverFacts, wanted: Wanted, car: ForCar): Stops => [
  ...(driver.status === 'active' ? [] : [{ code: 'not_available' } as const]),
  ...(driver.kinds.includes(wanted.kind) ? [] : [{ code: 'other_kind' } as const]),
  ...(driver.sites.length === 0 || driver.sites.includes(wanted.site)
    ? []
    : [{ code: 'other_site' } as const]),
  ...(wanted.onlyProviderId === null || wanted.onlyProviderId === driver.providerId
    ? []
    : [{ code: 'other_provider' } as const]),
  ...licenceStops(driver, wanted, car),
  ...claimStops(driver.claims, wanted),
  ...brokenBy(driver, wanted)
    .filter(({ isHard }) => isHard)
    .map(({ over }) => ({ code: 'hours', count: over }) as const),
];

const warningsOf = (driver: DriverFacts, wanted: Wanted, car: ForCar): Verdict['warnings'] => {
  const overtime = overtimeMinutes(wanted, driver.shifts);
  const onDay = minutesOnDay(dayOf(wanted.startsAt), [...driver.driven, wanted]);
  const { licence, rating, medicalUntil } = driver;
  const endDay = dayOf(wanted.endsAt);
  return [
    ...(overtime > 0 ? [{ code: 'overtime', count: overtime } as const] : []),
    ...(onDay > LONG_DAY_MINUTES ? [{ code: 'long_day', count: onDay } as const] : []),
    ...brokenBy(driver, wanted)
      .filter(({ isHard }) => !isHard)
      .map(({ over }) => ({ code: 'hours_soft', count: over }) as const),
    ...(rating !== null && rating < LOW_RATING
      ? [{ code: 'low_rating', count: rating } as const]
      : []),
    ...(licence !== null && licence.until < addDays(endDay, SOON_DAYS)
      ? [{ code: 'licence_soon', at: licence.until } as const]
      : []),
    ...(medicalUntil !== null && medicalUntil < endDay
      ? [{ code: 'medical_expired', at: medicalUntil } as const]
      : []),
    ...(car !== null && car.providerId !== driver.providerId
      ? [{ code: 'other_house' } as const]
      : []),
  ];
};

const points: Readonly<Record<string, number>> = {
  asked_for: 60,
  no_trips_yet: 12,
  high_rating: 5,
  overtime: -20,
  long_day: -15,
  hours_soft: -40,
  low_rating: -15,
  licence_soon: -3,
  other_house: -40,
  medical_expired: -10,
};

const POINTS_A_TRIP = 4;

/** `usualTrips` is what those who could drive it have this week on average. */
export const judgeDriver = (
  driver: DriverFacts,
  wanted: Wanted,
  { usualTrips, car }: { usualTrips: number; car: ForCar },
): Verdict => {
  const stops = stopsOfDriver(driver, wanted, car);
  if (stops.length > 0) return { score: 0, stops, warnings: [], reasons: [] };
  const warnings = warningsOf(driver, wanted, car);
  const fewer = Math.floor(usualTrips - driver.tripsThisWeek);
  const reasons: Verdict['reasons'] = [
    ...(wanted.wishedDriverId === driver.id ? [{ code: 'asked_for' } as const] : []),
    ...(driver.tripsThisWeek === 0 ? [{ code: 'no_trips_yet' } as const] : []),
    ...(driver.tripsThisWeek > 0 && fewer >= 1
      ? [{ code: 'fewer_trips', count: fewer } as const]
      : []),
    ...(driver.rating !== null && driver.rating >= HIGH_RATING
      ? [{ code: 'high_rating', count: driver.rating } as const]
      : []),
  ];
  const score = [...warnings, ...reasons].reduce((sum, { code }) => sum + (points[code] ?? 0), 0);
  return {
    score: score + POINTS_A_TRIP * (usualTrips - driver.tripsThisWeek),
    stops,
    warnings,
    reasons,
  };
};
