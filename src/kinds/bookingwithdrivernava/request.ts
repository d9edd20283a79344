import * as v from 'valibot';
import {
  commonRequest,
  companions,
  id,
  instant,
  optionalText,
  place,
  vehicleClass,
} from '../request/common';

const stop = v.object({
  place,
  provinceCode: v.pipe(v.number('required'), v.integer('invalid')),
  arriveBy: v.optional(v.nullable(instant), null),
});

export const requestWithDriverNava = v.object({
  kind: v.literal('bookingwithdrivernava'),
  ...commonRequest,
  startsAt: instant,
  endsAt: instant,
  movement: v.picklist(['one_way', 'round_trip', 'wait'], 'required'),
  pickUp: place,
  stops: v.pipe(v.array(stop, 'required'), v.minLength(1, 'required'), v.maxLength(8, 'too_many')),
  companions,
  class: v.optional(v.nullable(vehicleClass), null),
  luggage: optionalText(200),
  overnight: v.optional(v.boolean('invalid'), false),
  driverWish: v.optional(v.nullable(id), null),
});
