import { addDays, atMinute, type Day, dayOf, type Instant, isBefore } from '../dates/bangkok-time';
import type { SiteId } from '../site-id';
import { seatsIn } from './seats-in';
import type { Verdict } from './verdict';

/** What a car or a driver is wanted for. */
export type Wanted = {
  kind: string;
  site: SiteId;
  startsAt: Instant;
  endsAt: Instant;
  /** With the buffer. */
  heldFrom: Instant;
  heldUntil: Instant;
  /** At the fullest moment; a self-driver's own counted. */
  seats: number;
  withDriver: boolean;
  class: string | null;
  chosenCarId: string | null;
  wishedDriverId: string | null;
  /** Only this provider's: a supplier has no others. */
  onlyProviderId: string | null;
  /** The provider that was handed it and said no. */
  declinedById: string | null;
  /** Without a long wait on the way, in which a driver could rest. */
  isDrivenThrough: boolean;
};

export type Claim = {
  from: Instant;
  until: Instant | null;
  type: 'taken' | 'blackout' | 'repair' | 'leave';
};

export type CarFacts = {
  id: string;
  /** For passengers; the driver's seat comes on top. */
  seats: number;
  class: string;
  status: 'available' | 'repair' | 'retired';
  kinds: readonly string[];
  site: SiteId;
  providerId: string | null;
  papersUntil: Day | null;
  /** It is out past its end: before this moment nobody should count on it. */
  doubtfulUntil: Instant | null;
  /** Its driver said then that it cannot go on, and nobody has seen to it. */
  standsSince: Instant | null;
  claims: readonly Claim[];
};

type Stops = Verdict['stops'];

const SOON_DAYS = 7;

/** Half-open, as the database compares them: one may begin where the other ends. */
const meets = (
  { from, until }: Pick<Claim, 'from' | 'until'>,
  { heldFrom, heldUntil }: Pick<Wanted, 'heldFrom' | 'heldUntil'>,
): boolean => isBefore(from, heldUntil) && (until === null || isBefore(heldFrom, until));

export const claimStops = (claims: readonly Claim[], wanted: Wanted): Stops => {
  const claim = claims.find((period) => meets(period, wanted));
  if (!claim) return [];
  const { type: code, from: at, until } = claim;
  return [{ code, at, ...(until !== null && { until }) }];
};

/** Hard reasons against a car; asked before it is offered, and again when it is taken. */
export const stopsOfCar = (car: CarFacts, wanted: Wanted): Stops => [
  ...(car.status === 'available' ? [] : [{ code: 'not_available' } as const]),
  ...(car.standsSince === null ? [] : [{ code: 'stands', at: car.standsSince } as const]),
  ...(car.kinds.includes(wanted.kind) ? [] : [{ code: 'other_kind' } as const]),
  ...(car.site === wanted.site ? [] : [{ code: 'other_site' } as const]),
  ...(wanted.onlyProviderId === null || wanted.onlyProviderId === car.providerId
    ? []
    : [{ code: 'other_provider' } as const]),
  ...(seatsIn(car, wanted.withDriver) >= wanted.seats
    ? []
    : [{ code: 'seats', count: wanted.seats - seatsIn(car, wanted.withDriver) } as const]),
  ...(car.papersUntil === null || car.papersUntil >= dayOf(wanted.endsAt)
    ? []
    : [{ code: 'papers', at: car.papersUntil } as const]),
  ...claimStops(car.claims, wanted),
];

/** Nobody asks the same provider again but on purpose. */
export const isDeclined = ({ providerId }: CarFacts, { declinedById }: Wanted): boolean =>
  providerId !== null && providerId === declinedById;

const freeReason = (
  { claims }: CarFacts,
  { startsAt, endsAt, heldFrom, heldUntil }: Wanted,
): Verdict['reasons'] => {
  const day = dayOf(endsAt);
  const next = claims
    .map(({ from }) => from)
    .filter((from) => !isBefore(from, heldUntil))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
  if (next !== undefined && dayOf(next) === day) return [{ code: 'free_until', at: next }];
  const morning = atMinute(dayOf(startsAt), 0);
  const isOutBefore = claims.some(
    ({ until }) => until !== null && isBefore(morning, until) && !isBefore(heldFrom, until),
  );
  return [{ code: isOutBefore ? 'free_rest_of_day' : 'free_all_day' }];
};

const points: Readonly<Record<string, number>> = {
  asked_for: 100,
  // A class that was asked for weighs more, with all its empty seats.
  smallest_fit: 15,
  class_wished: 20,
  // A hired car costs money and has to be accepted first: only a wish for that very car weighs more.
  own: 80,
  free_until: 2,
  free_rest_of_day: 0,
  free_all_day: 0,
  papers_soon: -5,
  no_driver: -300,
  // Two companies have to agree for one trip: a hired car with its own driver comes first.
  other_house: -150,
  not_back: -200,
  declined: -250,
  other_class: -15,
};

const scoreOf = (findings: readonly { code: string }[]): number =>
  findings.reduce((sum, { code }) => sum + (points[code] ?? 0), 0);

const driverWarnings = {
  own: [],
  other: [{ code: 'other_house' }],
  none: [{ code: 'no_driver' }],
} as const satisfies Record<string, Verdict['warnings']>;

const warningsOf = (
  car: CarFacts,
  wanted: Wanted,
  driver: keyof typeof driverWarnings,
): Verdict['warnings'] => [
  ...driverWarnings[driver],
  ...(isDeclined(car, wanted) ? [{ code: 'declined' } as const] : []),
  ...(car.doubtfulUntil !== null && isBefore(wanted.startsAt, car.doubtfulUntil)
    ? [{ code: 'not_back' } as const]
    : []),
  ...(wanted.class === null || wanted.class === car.class
    ? []
    : [{ code: 'other_class' } as const]),
  ...(car.papersUntil !== null && car.papersUntil < addDays(dayOf(wanted.endsAt), SOON_DAYS)
    ? [{ code: 'papers_soon', at: car.papersUntil } as const]
    : []),
];

type Beside = {
  /** The least number of seats among those that could take it. */
  smallest: number;
  /** Whose somebody is who could drive it then: of the car's own company, of another, or nobody. */
  driver: keyof typeof driverWarnings;
};

export const judgeCar = (car: CarFacts, wanted: Wanted, beside: Beside): Verdict => {
  const stops = stopsOfCar(car, wanted);
  if (stops.length > 0) return { score: 0, stops, warnings: [], reasons: [] };
  const warnings = warningsOf(car, wanted, beside.driver);
  const reasons: Verdict['reasons'] = [
    ...(wanted.chosenCarId === car.id ? [{ code: 'asked_for' } as const] : []),
    ...(car.seats === beside.smallest ? [{ code: 'smallest_fit' } as const] : []),
    ...(wanted.class === car.class ? [{ code: 'class_wished' } as const] : []),
    ...(car.providerId === null ? [{ code: 'own' } as const] : []),
    ...freeReason(car, wanted),
  ];
  const spare = seatsIn(car, wanted.withDriver) - wanted.seats;
  return { score: scoreOf([...warnings, ...reasons]) - spare, stops, warnings, reasons };
};
