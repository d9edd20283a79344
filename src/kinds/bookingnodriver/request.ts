import * as v from 'valibot';
import { commonRequest, companions, id, instant, requiredText, vehicleClass } from '../request/common';

export const requestNoDriver = v.object({
  kind: v.literal('bookingnodriver'),
  ...commonRequest,
  startsAt: instant,
  endsAt: instant,
  /** A free class, or one free car of it. */
  class: vehicleClass,
  carId: v.optional(v.nullable(id), null),
  driverId: id,
  coDriverIds: v.optional(v.pipe(v.array(id, 'invalid'), v.maxLength(5, 'too_many')), []),
  companions,
  termsNumber: v.pipe(v.number('terms_required'), v.integer('invalid')),
  destination: requiredText(200),
  provinceCode: v.pipe(v.number('required'), v.integer('invalid')),
  expectedKm: v.optional(
    v.nullable(v.pipe(v.number('invalid'), v.minValue(1, 'too_few'), v.maxValue(5000, 'too_many'))),
    null,
  ),
  fuelCard: v.optional(v.boolean('invalid'), false),
  tollTag: v.optional(v.boolean('invalid'), false),
});
