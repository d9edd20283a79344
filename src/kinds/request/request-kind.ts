import type { GenericSchema, ObjectEntries } from 'valibot';
import type { RequestedPickUp } from '#domain/booking/expect-pick-up';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import type { Day, Instant } from '#domain/dates/bangkok-time';
import type { FieldProblems } from '#domain/refusal';
import type { PlaceDraft } from './draft';
import type { BeginFacts, Facts, Needs } from './facts';
import type { BookingRows } from './rows';

/** Enough to know a request again in a list: a self-drive rental has no `from`, a departure is known by its day. */
export type Summary = {
  from: PlaceDraft;
  to: PlaceDraft;
  stopsBetween: number;
  /** A moment, or for a departure its day. */
  when: Instant | null;
};

/**
 * All that is particular to asking for one kind of booking. Methods, so that the registry can hold the four as one:
 * whoever calls has matched the request's `kind`.
 */
export type RequestKind<R, D> = {
  schema: GenericSchema<unknown, R> & { entries: ObjectEntries };
  draft: GenericSchema<unknown, D>;
  /** A new form, filled with what is likely. */
  begin(facts: BeginFacts<D>): D;
  /** What to look up before the request can be judged. */
  needs(request: R): Needs;
  /** What the rules say, field by field, against a request or the part of it that is right so far. */
  problems(request: Partial<R>, facts: Facts): FieldProblems;
  /** Null as long as a fact is missing that its times follow from; `problems` then says so. */
  toRows(request: R, facts: Facts): BookingRows | null;
  fromRows(rows: BookingRows): D;
  /** The same on another day, at the same time of day. */
  onDay(draft: D, day: Day): D;
  /** The same to one of the company's places; of a ride between stops a place alone says too little. */
  headFor(draft: D, place: { id: string; provinceCode: number }): D;
  /** The bookings it makes: more than one when it asks for the ride back too. */
  rides(request: R): readonly R[];
  /** What its price is reckoned from; null for shuttles, whose seats have none. */
  priced(request: R, facts: Facts): { class: VehicleClass; km: number | null } | null;
  /** When it asks to be picked up, where requests are served in turn; null for the other kinds. */
  queues(rows: BookingRows): RequestedPickUp | null;
  summary(draft: D): Summary;
};
