import * as v from 'valibot';
import { vehicleClasses } from '#domain/booking/vehicle-class';
import {
  commonRequest,
  id,
  ids,
  instant,
  place,
  provinceCode,
  wholeNumber,
} from '../request/common';
import { commonDraft, figure, placeDraft, ticked, typed, wishedClass } from '../request/draft';

const kind = v.literal('bookingnodriver');

export const request = v.object(
  {
    kind,
    ...commonRequest,
    startsAt: instant,
    endsAt: instant,
    /** A free class, or one free car of it. */
    class: v.picklist(vehicleClasses, 'required'),
    carId: v.optional(v.nullable(id), null),
    driverId: id,
    coDriverIds: ids(5),
    termsNumber: v.pipe(v.number('terms_required'), v.integer('invalid')),
    destination: place,
    provinceCode,
    expectedKm: v.optional(v.nullable(wholeNumber(1, 5000)), null),
    fuelCard: v.optional(v.boolean('invalid'), false),
    tollTag: v.optional(v.boolean('invalid'), false),
  },
  'required',
);

export const draft = v.object({
  kind,
  ...commonDraft,
  startsAt: typed,
  endsAt: typed,
  class: wishedClass,
  carId: typed,
  driverId: typed,
  coDriverIds: v.optional(v.array(v.string()), []),
  termsNumber: figure,
  destination: placeDraft,
  provinceCode: figure,
  expectedKm: figure,
  fuelCard: ticked(false),
  tollTag: ticked(false),
});

export type RequestNoDriver = v.InferOutput<typeof request>;
export type DraftNoDriver = v.InferOutput<typeof draft>;
