import * as v from 'valibot';
import { carChecks, timeSources } from '#domain/link/mark';
import { tripStates } from '#domain/trip/states';
import { id, instant, requiredText } from '#kinds/request/common';

/** What stands on the pages of signed links, and what is marked on them. As little as driving, opening a gate and riding need. */

const moment = v.string();
const nullableText = v.nullable(v.string());
const nullableNumber = v.nullable(v.number());

const car = v.object({
  id: v.string(),
  plate: v.string(),
  province: nullableText,
  description: v.string(),
  colour: v.string(),
  odometer: v.number(),
});

const rider = v.object({
  bookingId: v.string(),
  ref: v.string(),
  /** Null a day after the trip. */
  name: nullableText,
  phone: nullableText,
  note: nullableText,
  /** What is to be carried, and what else counts on the way; not in the copy of a page that was kept before. */
  wishes: v.optional(v.array(v.string())),
  hasCode: v.boolean(),
  from: nullableText,
  to: nullableText,
  at: moment,
  passengers: v.array(
    v.object({ id: v.string(), name: nullableText, attended: v.nullable(v.boolean()) }),
  ),
});

const troubles = v.array(
  v.object({
    at: moment,
    text: v.string(),
    canDrive: v.nullable(v.boolean()),
    /** What the dispatchers say of it; null while nobody has dealt with it. */
    settled: v.nullable(v.string()),
  }),
);

const job = v.object({
  tripId: v.string(),
  kind: v.string(),
  status: v.picklist(tripStates),
  startsAt: moment,
  endsAt: moment,
  car: v.nullable(car),
  /** Where its key is: for who drives it, and not for who rides. */
  keyPlace: nullableText,
  meetingPoint: nullableText,
  note: nullableText,
  stops: v.array(
    v.object({
      name: v.string(),
      at: nullableText,
      latitude: nullableNumber,
      longitude: nullableNumber,
    }),
  ),
  riders: v.array(rider),
  acceptedAt: nullableText,
  checkedAt: nullableText,
  departedAt: nullableText,
  departedBy: v.nullable(v.picklist(timeSources)),
  endedAt: nullableText,
  startKm: nullableNumber,
  endKm: nullableNumber,
  /** Whether anybody looks at what was spent: some kinds keep no expenses. */
  keepsExpenses: v.boolean(),
  /** Of each, and of the trip: the mark that this link may still take back. */
  expenses: v.array(v.object({ type: v.string(), amount: v.string(), takeBack: nullableText })),
  takeBack: v.nullable(v.object({ id: v.string(), action: v.string() })),
  troubles,
});

/** Minutes of today; `over` is what the rules say of them. */
const hours = v.object({
  planned: v.number(),
  driven: v.number(),
  findings: v.array(
    v.object({ rule: v.picklist(['stretch', 'day', 'overtime', 'rest']), over: v.number() }),
  ),
});

const contact = v.object({ name: v.string(), role: v.string(), phone: v.string() });

/** A job that was taken from its driver after they had told of a problem: the answer must find them. */
const lostJob = v.object({ startsAt: moment, troubles });

const driverPage = v.object({
  face: v.literal('driver'),
  name: v.string(),
  now: moment,
  contacts: v.array(contact),
  hours,
  jobs: v.array(job),
  /** Not in the copy of a page that was kept before it was told. */
  lost: v.optional(v.array(lostJob)),
});

const expected = v.object({
  tripId: v.string(),
  carId: v.string(),
  plate: v.string(),
  province: nullableText,
  description: v.string(),
  driver: nullableText,
  to: nullableText,
  at: moment,
  /** When it is to be back: a gate without a network expects it by itself. */
  backAt: moment,
  isLate: v.boolean(),
});

const passage = v.object({
  plate: v.string(),
  action: v.picklist(['out', 'in', 'unknown']),
  at: moment,
  takeBack: nullableText,
});

const gatePage = v.object({
  face: v.literal('gate'),
  name: v.string(),
  now: moment,
  contacts: v.array(contact),
  out: v.array(expected),
  in: v.array(expected),
  /** Every car that may be known at a gate. */
  cars: v.array(car),
  passages: v.array(passage),
});

const ridePage = v.object({
  face: v.literal('rider'),
  now: moment,
  contacts: v.array(contact),
  /** Null a day after the ride. */
  name: nullableText,
  ref: v.string(),
  state: v.picklist(['waiting', 'arranged', 'aboard', 'underway', 'over', 'off']),
  startsAt: moment,
  from: nullableText,
  to: nullableText,
  meetingPoint: nullableText,
  car: v.nullable(v.omit(car, ['id', 'odometer'])),
  driver: v.nullable(v.object({ name: v.string(), phone: nullableText })),
  boardingCode: nullableText,
});

/** Which face a link has its own data says. */
export const linkPage = v.variant('face', [driverPage, gatePage, ridePage]);

const km = v.pipe(
  v.number('required'),
  v.integer('invalid'),
  v.minValue(0, 'invalid'),
  v.maxValue(9_999_999, 'invalid'),
);

/** A photo of at most 1 MB, made small on the phone. */
export const MOST_PHOTO_BYTES = 1024 * 1024;
const LONGEST_PHOTO = Math.ceil(MOST_PHOTO_BYTES / 3) * 4;
export const markBodyLimit = LONGEST_PHOTO + 16 * 1024;
const photo = v.optional(
  v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_PHOTO, 'too_large'))),
  null,
);

const baht = v.pipe(v.string('required'), v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'invalid'));

/** The id is made on the device: the same mark sent again changes nothing. */
const sent = { id, at: instant, sentAt: instant };
const ofTrip = { ...sent, tripId: id };
/** What the odometer shows; nothing where nobody can read it. */
const shownKm = v.optional(v.nullable(km), null);
/** Of which car, where another one took over on the way. */
const driven = { ...ofTrip, carId: v.optional(id), km: shownKm };

export const jobMark = v.variant('action', [
  v.object({ ...ofTrip, action: v.literal('accept') }),
  v.object({
    ...ofTrip,
    action: v.literal('check'),
    /** What is not in order. */
    failed: v.pipe(v.array(v.picklist(carChecks, 'invalid')), v.maxLength(carChecks.length)),
  }),
  v.object({ ...driven, action: v.literal('depart') }),
  v.object({
    ...ofTrip,
    action: v.literal('board'),
    /** A passenger who was ticked, or the code that somebody said. */
    passengerId: v.optional(id),
    code: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'invalid'))),
  }),
  v.object({ ...ofTrip, action: v.literal('miss'), passengerId: id }),
  v.object({ ...driven, action: v.literal('complete') }),
  v.object({
    ...ofTrip,
    action: v.literal('expense'),
    type: v.picklist(['fuel', 'toll', 'parking'], 'invalid'),
    amount: baht,
    photo,
  }),
  v.object({
    ...ofTrip,
    action: v.literal('trouble'),
    text: requiredText(300),
    canDrive: v.boolean('required'),
    photo,
  }),
]);

export const passageMark = v.variant('action', [
  v.object({
    ...sent,
    action: v.picklist(['out', 'in']),
    carId: id,
    km: shownKm,
  }),
  v.object({ ...sent, action: v.literal('unknown'), plate: requiredText(30) }),
]);

/** The mark that was wrong; when it was tapped is said as of each mark. */
export const takingBack = v.object({ markId: id, at: instant, sentAt: instant });

export type TakingBack = v.InferOutput<typeof takingBack>;
export type LinkPage = v.InferOutput<typeof linkPage>;
export type DriverPage = v.InferOutput<typeof driverPage>;
export type GatePage = v.InferOutput<typeof gatePage>;
export type RidePage = v.InferOutput<typeof ridePage>;
export type Job = v.InferOutput<typeof job>;
export type Expected = v.InferOutput<typeof expected>;
export type JobMark = v.InferOutput<typeof jobMark>;
export type PassageMark = v.InferOutput<typeof passageMark>;
