import type { KindRules } from '#domain/booking/kind-rules';
import type { ClassSeats, VehicleClass } from '#domain/booking/vehicle-class';
import type { Day, Instant } from '#domain/dates/bangkok-time';

/** One run of a timetable entry on a date. */
export type Departure = {
  startsAt: Instant;
  stops: readonly { placeId: string; minutesFromStart: number }[];
};

/** When a kind runs. */
export type ServiceFacts = {
  now: Date;
  rules: KindRules;
  /** On which this kind does not run. */
  closedDays: readonly Day[];
};

/** All that a request is judged by besides itself; `needs` says which of it to look up. */
export type Facts = ServiceFacts & {
  requesterId: string;
  purposes: readonly { code: string; asksText: boolean }[];
  classSeats: ClassSeats;
  /** The terms that hold now; null where a kind has none. */
  termsNumber: number | null;
  /** Until when each driver's licence holds; null without a licence, absent while nobody knows (on the phone). */
  licenceUntil: Readonly<Record<string, Day | null>>;
  /** Over all legs asked for; null when one of them is not known. */
  travel: {
    minutes: number;
    km: number | null;
    /** How long it takes others, where enough of them drove it. */
    usual?: { from: number; to: number; trips: number } | null;
  } | null;
  /** Null when there is none on that date. */
  departure: Departure | null;
  /** What is being changed: what stays as it was is not judged by the time of today. */
  standing: { startsAt: Instant; endsAt: Instant; termsNumber: number | null } | null;
};

export type BeginFacts<D> = ServiceFacts & {
  me: { personId: string; phone: string | null; costCentreId: string | null };
  /** The last request of this kind. */
  last: D | null;
  /** One of the company's places, where such trips mostly begin. */
  usualFrom?: string | null;
  /** When an entry of the timetable leaves, as `08:00`; null of one that is no more. */
  departsAt?: (timetableEntryId: string) => string | null;
  /** Whether nothing else takes this person away at that time, as far as the phone knows. */
  isFree?: (draft: D) => boolean;
  /** What most people of the kind travel for. */
  usualPurpose?: string | null;
  /** The smallest car that the kind has. */
  smallestClass?: VehicleClass | null;
};

export type Referenced = 'person' | 'place' | 'province' | 'costCentre' | 'car' | 'driver' | 'file';

export type Reference = { field: string; to: Referenced; id: string };

export type Needs = {
  references: readonly Reference[];
  licencesOf: readonly string[];
  legs: readonly (readonly [fromId: string, toId: string])[];
  /** When the way begins or ends: at some hours it takes longer. */
  leavesAt: Instant | null;
  departure: { timetableEntryId: string; date: Day } | null;
};
