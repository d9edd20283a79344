import * as v from 'valibot';
import { notedTimes } from '#domain/trip/noted-times';
import { mediaTypes } from '#domain/files/media-type';
import { markedEnds } from '#domain/link/mark';
import { id, instant, optionalText, requiredText } from '#kinds/request/common';
import { arrangeBooking, arrangeTrip } from './arranging';
import { handedOver, point } from './arranging-rental';
import { tripEvent } from './trip-event';
import { tripMark } from './trip-mark';

const MOST_BOOKINGS = 60;

const version = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(0, 'invalid'));

/** Yes, also those who asked to ride alone are to share: else they are refused. */
const evenAlone = v.optional(v.boolean('invalid'), false);

/** A row and the version of it that was read. */
const read = v.object({ id, version }, 'required');

const several = v.pipe(
  v.array(read, 'required'),
  v.minLength(1, 'required'),
  v.maxLength(MOST_BOOKINGS, 'too_many'),
  v.checkItems(
    (entry, index, entries) => entries.findIndex((other) => other.id === entry.id) === index,
    'listed_twice',
  ),
);

const nullableId = v.optional(v.nullable(id), null);
const nullableInstant = v.optional(v.nullable(instant), null);
const nullableKm = v.optional(
  v.nullable(
    v.pipe(
      v.number('invalid'),
      v.integer('invalid'),
      v.minValue(0, 'invalid'),
      v.maxValue(9_999_999, 'invalid'),
    ),
  ),
  null,
);
const baht = v.pipe(v.string('invalid'), v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'invalid'));

/**
 * A new trip for these bookings: with a car (and driver), or handed to a provider who will choose. A provider's car
 * hands the trip to that provider, whose acceptance it then waits for.
 */
export const newTrip = v.object({
  bookings: several,
  carId: nullableId,
  driverId: nullableId,
  providerId: nullableId,
  /** Only where the driver will have driven longer than a soft rule of hours says. */
  reason: optionalText(500),
  /** The bookings' own period unless said. */
  startsAt: nullableInstant,
  endsAt: nullableInstant,
  meetingPoint: optionalText(200),
  note: optionalText(500),
  evenAlone,
});

/** Another car or driver needs a reason; on the way it takes over from now on. */
export const assignment = v.object({ carId: id, driverId: nullableId, reason: optionalText(500) });

export const withReason = v.object({ reason: requiredText(500) });

export const swap = v.object({
  first: read,
  second: read,
  what: v.picklist(['cars', 'drivers', 'both'], 'required'),
  reason: requiredText(500),
});

/** More bookings for this trip: those that wait, and all of other trips, which then end. */
export const merge = v.object({
  bookings: v.optional(v.union([several, v.pipe(v.array(read), v.length(0))]), []),
  trips: v.optional(v.union([several, v.pipe(v.array(read), v.length(0))]), []),
  evenAlone,
});

/** These leave for a trip of their own, with its own car or none yet. */
export const split = v.object({
  bookingIds: v.pipe(
    v.array(id, 'required'),
    v.minLength(1, 'required'),
    v.maxLength(MOST_BOOKINGS, 'too_many'),
  ),
  carId: nullableId,
  driverId: nullableId,
});

const MOST_MINUTES = 180;
const STEP = 15;

/** Earlier or later than it was asked for. Only with the traveller's yes. */
export const movingTime = v.object({
  minutes: v.pipe(
    v.number('required'),
    v.multipleOf(STEP, 'invalid'),
    v.minValue(-MOST_MINUTES, 'invalid'),
    v.maxValue(MOST_MINUTES, 'invalid'),
    v.notValue(0, 'invalid'),
  ),
  agreed: v.literal(true, 'required'),
});

export const lock = v.object({ locked: v.boolean('required') });

export const offer = v.object({ providerId: id });

const handed = v.optional(
  v.pipe(v.array(read, 'required'), v.maxLength(MOST_BOOKINGS, 'too_many')),
  [],
);

/** What waits for a car and trips that have none, each to the same provider. */
export const offers = v.pipe(
  v.object({
    providerId: id,
    bookings: handed,
    trips: handed,
  }),
  v.forward(
    v.check(({ bookings, trips }) => bookings.length + trips.length > 0, 'required'),
    ['bookings'],
  ),
);

/** What the provider sends; it may be told later, and then counts as arranged only from then on. */
export const acceptance = v.object({ carId: nullableId, driverId: nullableId });

export const departure = v.object({ at: nullableInstant, startKm: nullableKm });

export const completion = v.object({
  departedAt: nullableInstant,
  endedAt: nullableInstant,
  startKm: nullableKm,
  endKm: nullableKm,
});

/** Who did not come. Nobody named: none of the booking came, or all did when it rides or was taken for a no-show. */
export const noShow = v.object({
  passengerIds: v.optional(v.pipe(v.array(id, 'invalid'), v.maxLength(60, 'too_many')), []),
});

/** Provider and cost only for kinds without an expense screen; both stay as they are when they are not named. */
export const tripNotes = v.object({
  meetingPoint: optionalText(200),
  note: optionalText(500),
  providerId: v.optional(v.nullable(id)),
  cost: v.optional(v.nullable(baht)),
});

export const notifying = v.object({
  tripIds: v.pipe(
    v.array(id, 'required'),
    v.minLength(1, 'required'),
    v.maxLength(100, 'too_many'),
  ),
});

export const notified = v.object({ people: v.number() });

export const undoing = v.object({ changeId: id });

/** What a change left behind: the trips it touched, and how to take it back within ten seconds. */
export const arranged = v.object({
  trips: v.array(arrangeTrip),
  /** Bookings that went back into the queue. */
  unarranged: v.array(arrangeBooking),
  undo: v.nullable(v.object({ changeId: v.string(), until: v.string() })),
});

const nullableText = v.nullable(v.string());

const passenger = v.object({
  id: v.string(),
  /** Null: just a seat; or, for a supplier, a day after the trip. */
  name: nullableText,
  phone: nullableText,
  isTraveller: v.boolean(),
  attended: v.nullable(v.boolean()),
});

const handover = v.object({
  type: v.picklist(['collect', 'return']),
  by: v.string(),
  ...handedOver,
  keyHanded: v.boolean(),
  damagePoints: v.array(v.object(point)),
  photos: v.array(v.object({ id: v.string(), mediaType: v.picklist(mediaTypes) })),
});

/** Everything that a job sheet, a manifest and the trip's page show. */
export const tripDetail = v.object({
  trip: arrangeTrip,
  bookings: v.array(
    v.object({
      ...arrangeBooking.entries,
      requester: nullableText,
      passengers: v.array(passenger),
    }),
  ),
  /** In their order; of some nobody has said when. */
  stops: v.array(v.object({ name: v.string(), at: nullableText })),
  handovers: v.array(handover),
  /** A phone's clock was wrong by more than five minutes when it marked something; its marks were put right. */
  clockWasWrong: v.boolean(),
  marks: v.array(tripMark),
  /** Where driver and gate say different times of the same thing. */
  contradictions: v.array(
    v.object({ what: v.picklist(markedEnds), driver: v.string(), gate: v.string() }),
  ),
  /** What its provider had said yes to, while it is asked again about what became of it. */
  agreed: v.nullable(
    v.object({
      startsAt: v.string(),
      endsAt: v.string(),
      seats: v.number(),
      carId: v.nullable(v.string()),
      driverId: v.nullable(v.string()),
    }),
  ),
  timeline: v.array(tripEvent),
  /** What this person noted last of it, while that can be taken back. */
  takeBack: v.nullable(v.object({ changeId: v.string(), action: v.picklist(notedTimes) })),
  /** By the state table; each is checked again when it is pressed. */
  may: v.object({
    lock: v.boolean(),
    assign: v.boolean(),
    release: v.boolean(),
    offer: v.boolean(),
    withdraw: v.boolean(),
    accept: v.boolean(),
    decline: v.boolean(),
    depart: v.boolean(),
    complete: v.boolean(),
    recordTimes: v.boolean(),
    costs: v.boolean(),
  }),
});

export type Arranged = v.InferOutput<typeof arranged>;
export type TripDetail = v.InferOutput<typeof tripDetail>;
