import * as v from 'valibot';
import { bookingStates } from '#domain/booking/states';
import { kindIds } from '#kinds/registry';
import { daysBetween } from '#domain/dates/bangkok-time';
import { hoursRuleTypes } from '#domain/hours/rules';
import { markedEnds, timeSources } from '#domain/link/mark';
import { tripStates } from '#domain/trip/states';
import { day } from '#kinds/request/common';

const id = v.string();
const moment = v.string();
const nullableText = v.nullable(v.string());
const provider = v.nullable(v.object({ id, name: v.string() }));

/** Days shown at most: a week, and the days around it. */
const MOST_DAYS = 14;

/** Both days are shown whole. */
export const arrangeQuery = v.pipe(
  v.object({ from: day, to: day }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'end_before_start'),
    ['to'],
  ),
  v.forward(
    // Also asked of days that are none: then each says so itself.
    v.check(({ from, to }) => !(daysBetween(from, to) >= MOST_DAYS), 'longer_than_allowed'),
    ['to'],
  ),
);

export const bookingFlags = [
  'urgent',
  /** A change waits for approval; what stands, stands. */
  'change_pending',
  'several_days',
  /** Asked for together with others: a return ride, a repeat, a second car. */
  'group',
  'note',
  'guest',
  /** Would rather not share the car. */
  'alone',
] as const;

/** A booking as the dispatcher reads it. Of a supplier's trip, people are unnamed from 24 hours after its end on. */
export const arrangeBooking = v.object({
  id,
  ref: v.string(),
  version: v.number(),
  status: v.picklist(bookingStates),
  startsAt: moment,
  endsAt: moment,
  from: nullableText,
  to: nullableText,
  seats: v.number(),
  /** What was wished for; a bus is never. */
  class: nullableText,
  /** Null for suppliers. */
  costCentre: nullableText,
  traveller: nullableText,
  contactPhone: nullableText,
  /** Null for suppliers. */
  purpose: nullableText,
  urgentReason: nullableText,
  note: nullableText,
  /** Goods, luggage and the like, each in a few words of the reader's language. */
  wishes: v.array(v.string()),
  stops: v.array(v.object({ name: v.string(), arriveBy: nullableText })),
  flags: v.array(v.picklist(bookingFlags)),
  /** The same of all that was asked for together. */
  groupId: v.nullable(id),
  boardingCode: nullableText,
  /** Of a departure, by the index of its stop. */
  boardStop: v.nullable(v.number()),
  alightStop: v.nullable(v.number()),
  /** The car that a self-driver asked for. */
  chosenCarId: v.nullable(id),
  /** The driver whom the traveller would like. */
  wishedDriverId: v.nullable(id),
});

/** A car on a trip and who drives it. A trip has one, or several after one another. */
const arrangeAssignment = v.object({
  id,
  carId: id,
  driverId: v.nullable(id),
  startsAt: moment,
  endsAt: moment,
  /** With the buffer, as it was when it was arranged. */
  heldFrom: moment,
  heldUntil: moment,
  startKm: v.nullable(v.number()),
  endKm: v.nullable(v.number()),
});

export const arrangeTrip = v.object({
  id,
  version: v.number(),
  status: v.picklist(tripStates),
  /** Pinned: nothing moves it until it is unpinned. */
  locked: v.boolean(),
  withDriver: v.boolean(),
  provider,
  /** Of a timetable: "13:00 Dormitory – Plant". */
  departure: v.nullable(
    v.object({ route: v.string(), direction: v.picklist(['out', 'back']), departs: v.string() }),
  ),
  startsAt: moment,
  endsAt: moment,
  /** The car and driver of now, or the next. */
  carId: v.nullable(id),
  driverId: v.nullable(id),
  assignments: v.array(arrangeAssignment),
  /** At the fullest moment; places are null where nothing limits them yet. */
  seatsTaken: v.number(),
  places: v.nullable(v.number()),
  /** Somebody has to act: it has no car or driver, or its provider has not answered or said no. */
  waitsFor: v.nullable(v.picklist(['car', 'driver', 'answer', 'provider'])),
  meetingPoint: nullableText,
  note: nullableText,
  plannedKm: v.nullable(v.number()),
  departedAt: nullableText,
  endedAt: nullableText,
  /** Whose times they are; null of those before it was kept. */
  departedBy: v.nullable(v.picklist(timeSources)),
  endedBy: v.nullable(v.picklist(timeSources)),
  /** Where driver and gate said different times, and no dispatcher has settled it; nothing for suppliers. */
  differing: v.array(v.picklist(markedEnds)),
  /** The clock assumed these times; nobody has confirmed them. */
  unconfirmed: v.boolean(),
  /** Null for suppliers. */
  cost: nullableText,
  bookings: v.array(arrangeBooking),
});

export const arrangeCar = v.object({
  id,
  version: v.number(),
  plate: v.string(),
  province: nullableText,
  class: v.string(),
  seats: v.number(),
  description: v.string(),
  colour: v.string(),
  status: v.picklist(['available', 'repair', 'retired']),
  /** Its provider registered it in an answer, and nobody of the company has looked at it yet. */
  isChecked: v.boolean(),
  provider,
  /** Its driver said that it cannot go on, and it has not been seen to since. */
  trouble: v.optional(v.nullable(v.object({ at: moment, text: v.string() })), null),
  /** Still out with a trip that should be over, also of another day or kind. */
  notBack: v.optional(v.nullable(v.object({ tripId: id, since: moment })), null),
  /** The first day on which a paper that it must have is no longer valid is the one after. */
  papersUntil: nullableText,
});

export const arrangeDriver = v.object({
  id,
  name: v.string(),
  nickname: nullableText,
  phone: nullableText,
  status: v.picklist(['active', 'suspended', 'left']),
  provider,
  kinds: v.array(v.picklist(kindIds)),
  licenceClass: nullableText,
  licenceUntil: nullableText,
  /** ISO weekdays; an end before the start is the next morning. */
  shift: v.array(v.object({ weekday: v.number(), starts: v.string(), ends: v.string() })),
  /** In the week of the first day shown. */
  tripsThisWeek: v.number(),
  /** Mean of the last 90 days; null below five answers. */
  rating: v.nullable(v.number()),
});

/** A driver's day as the rules of driving hours count it; minutes, and negative ones are too many. */
export const workDay = v.object({
  driven: v.number(),
  most: v.nullable(v.number()),
  pause: v.nullable(v.number()),
  /** Before it the rest after the day before is not over. */
  startsAt: nullableText,
  /** A rule that is broken, or nearly. */
  alert: v.nullable(
    v.object({ rule: v.picklist(hoursRuleTypes), isHard: v.boolean(), left: v.number() }),
  ),
});

const blockTypes = [
  'blackout',
  'repair',
  'leave',
  /** A trip of another kind. */
  'elsewhere',
  /** Asked for by a self-driver, not arranged yet. */
  'tentative',
] as const;

/** Time in which a car or a driver is not to be had, besides the trips shown. Exactly one of the two ids is set. */
const arrangeBlock = v.object({
  id,
  carId: v.nullable(id),
  driverId: v.nullable(id),
  type: v.picklist(blockTypes),
  startsAt: moment,
  /** Null: until somebody ends it. */
  endsAt: nullableText,
  reason: nullableText,
  bookingId: v.nullable(id),
});

export const arrangeDay = v.object({
  from: v.string(),
  to: v.string(),
  kind: v.object({
    bufferMinutes: v.number(),
    /** The hours of a day in which it runs, as `05:00`. */
    service: v.object({ from: v.string(), to: v.string() }),
    withDriver: v.boolean(),
    /** Several bookings may share a trip. */
    pools: v.boolean(),
    /** Providers and costs are entered in the trip's detail. */
    costsInDetail: v.boolean(),
  }),
  /** What this person may do here besides reading. A supplier assigns and answers; the rest is the company's. */
  may: v.object({ manage: v.boolean(), answer: v.boolean() }),
  resources: v.object({
    cars: v.array(arrangeCar),
    /** The work of one day; of several days none. */
    drivers: v.array(v.object({ ...arrangeDriver.entries, workDay: v.nullable(workDay) })),
  }),
  /** Whom a trip can be handed to; empty for suppliers. */
  providers: v.array(v.object({ id, name: v.string() })),
  trips: v.array(arrangeTrip),
  /** Approved and on no trip yet, by start; empty for suppliers. */
  unarranged: v.array(arrangeBooking),
  /** Without a car until their time had passed, called off by the company, or nobody came; empty for suppliers. */
  lost: v.array(arrangeBooking),
  blocks: v.array(arrangeBlock),
  /** There is more than is shown: choose fewer days. */
  isCut: v.boolean(),
});

export type ArrangeDay = v.InferOutput<typeof arrangeDay>;
export type ArrangeTrip = v.InferOutput<typeof arrangeTrip>;
export type ArrangeBooking = v.InferOutput<typeof arrangeBooking>;
export type ArrangeCar = v.InferOutput<typeof arrangeCar>;
export type ArrangeDriver = v.InferOutput<typeof arrangeDriver>;
export type WorkDay = v.InferOutput<typeof workDay>;
export type ArrangeBlock = v.InferOutput<typeof arrangeBlock>;
