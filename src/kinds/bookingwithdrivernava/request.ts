import * as v from 'valibot';
import {
  commonRequest,
  id,
  instant,
  optionalText,
  place,
  provinceCode,
  vehicleClass,
} from '../request/common';
import {
  commonDraft,
  figure,
  orNothing,
  placeDraft,
  ticked,
  typed,
  wishedClass,
} from '../request/draft';

export const movements = ['one_way', 'round_trip', 'wait'] as const;
export const MOST_STOPS = 8;

const kind = v.literal('bookingwithdrivernava');

const stop = v.object(
  { place, provinceCode, arriveBy: v.optional(v.nullable(instant), null) },
  'required',
);

export const request = v.object(
  {
    kind,
    ...commonRequest,
    startsAt: instant,
    endsAt: instant,
    movement: v.picklist(movements, 'required'),
    pickUp: place,
    stops: v.pipe(
      v.array(stop, 'required'),
      v.minLength(1, 'stop_required'),
      v.maxLength(MOST_STOPS, 'too_many'),
    ),
    class: v.optional(v.nullable(vehicleClass), null),
    luggage: optionalText(200),
    overnight: v.optional(v.boolean('invalid'), false),
    driverWish: v.optional(v.nullable(id), null),
  },
  'required',
);

const stopDraft = v.object({ place: placeDraft, provinceCode: figure, arriveBy: typed });

export const draft = v.object({
  kind,
  ...commonDraft,
  startsAt: typed,
  endsAt: typed,
  movement: orNothing(v.picklist(movements)),
  pickUp: placeDraft,
  stops: v.optional(v.array(stopDraft), []),
  class: wishedClass,
  luggage: typed,
  overnight: ticked(false),
  driverWish: typed,
});

export type RequestWithDriverNava = v.InferOutput<typeof request>;
export type DraftWithDriverNava = v.InferOutput<typeof draft>;
