import * as v from 'valibot';
import { damageTypes, WHOLE } from '#domain/fleet/damage';
import { id, instant, optionalText } from '#kinds/request/common';

const km = v.pipe(
  v.number('required'),
  v.integer('invalid'),
  v.minValue(0, 'invalid'),
  v.maxValue(9_999_999, 'invalid'),
);

/** Of the sides; an app of before the odometer's own picture may still have a request waiting. */
const FEWEST_PHOTOS = 4;
const MOST_POINTS = 20;

const perMille = v.pipe(
  v.number('required'),
  v.integer('invalid'),
  v.minValue(0, 'invalid'),
  v.maxValue(WHOLE, 'invalid'),
);

/** On the outline of a car. */
export const point = { what: v.picklist(damageTypes, 'required'), x: perMille, y: perMille };

const upTo = (most: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number('invalid'),
        v.integer('invalid'),
        v.minValue(0, 'invalid'),
        v.maxValue(most, 'invalid'),
      ),
    ),
    null,
  );

const handover = {
  km,
  fuelEighths: upTo(8),
  /** Of an electric car, instead of the tank; how far that goes is said where the car shows it. */
  chargePercent: upTo(100),
  rangeKm: upTo(2000),
  /** Front, back, left, right, odometer; uploaded before, each used once. */
  photoIds: v.pipe(
    v.array(id, 'required'),
    v.minLength(FEWEST_PHOTOS, 'too_few'),
    v.maxLength(8, 'too_many'),
    v.check((ids) => new Set(ids).size === ids.length, 'listed_twice'),
  ),
  damage: optionalText(1000),
  /** What is new on the car, by its place on the outline. */
  damagePoints: v.optional(
    v.pipe(v.array(v.object(point)), v.maxLength(MOST_POINTS, 'too_many')),
    [],
  ),
  keyHanded: v.boolean('required'),
  /** Odometers only rise; one that reads less than was known says why. */
  reason: optionalText(500),
};

export const handing = v.pipe(
  v.object(handover),
  v.forward(
    v.partialCheck(
      [['fuelEighths'], ['chargePercent']],
      ({ fuelEighths, chargePercent }) => (fuelEighths === null) !== (chargePercent === null),
      'required',
    ),
    ['fuelEighths'],
  ),
  v.forward(
    v.partialCheck(
      [['chargePercent'], ['rangeKm']],
      ({ chargePercent, rangeKm }) => rangeKm === null || chargePercent !== null,
      'required',
    ),
    ['chargePercent'],
  ),
);

/** A place on a car that was found damaged and not mended since. */
export const damageOnCar = v.object({
  id: v.string(),
  at: v.string(),
  what: v.picklist(damageTypes),
  x: v.number(),
  y: v.number(),
});

export type DamageOnCar = v.InferOutput<typeof damageOnCar>;

export const newEnd = v.object({ endsAt: instant });

/** How a car was when it changed hands. */
export const handedOver = {
  at: v.string(),
  km: v.number(),
  fuelEighths: v.nullable(v.number()),
  chargePercent: v.nullable(v.number()),
  rangeKm: v.nullable(v.number()),
  damage: v.nullable(v.string()),
};

const done = v.nullable(
  v.object({
    ...handedOver,
    keyHanded: v.boolean(),
    photoIds: v.array(v.string()),
    damagePoints: v.array(v.object(point)),
  }),
);

/** What a self-driver's phone shows and may do with the car of a booking. */
export const rental = v.object({
  bookingId: v.string(),
  version: v.number(),
  startsAt: v.string(),
  endsAt: v.string(),
  car: v.nullable(
    v.object({
      id: v.string(),
      plate: v.string(),
      province: v.nullable(v.string()),
      description: v.string(),
      odometer: v.number(),
      isElectric: v.boolean(),
      /** Where the key is to be had, and goes back to; what a phone remembers of before does not know. */
      keyPlace: v.optional(v.nullable(v.string()), null),
      /** Found by whoever had it before. */
      damage: v.array(damageOnCar),
    }),
  ),
  meetingPoint: v.nullable(v.string()),
  /** The car that this person has not returned: nobody drives two at once. What a phone remembers of before does not know. */
  stillOut: v.optional(
    v.nullable(v.object({ bookingId: v.string(), ref: v.string(), plate: v.string() })),
    null,
  ),
  collected: done,
  returned: done,
  /** Of the kind, as `08:00`: outside them nobody plans to bring a car back. */
  service: v.object({ from: v.string(), to: v.string() }),
  /** As far as the car is free after it, and the rules allow; null when it cannot be extended. */
  extendableUntil: v.nullable(v.string()),
  may: v.object({
    collect: v.boolean(),
    returnCar: v.boolean(),
    extend: v.boolean(),
    endEarlier: v.boolean(),
  }),
});

export type Rental = v.InferOutput<typeof rental>;
