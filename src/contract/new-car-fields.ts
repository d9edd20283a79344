import * as v from 'valibot';
import { carClasses } from '#domain/fleet/car';
import { parsePlate } from '#domain/thai/plate';
import { id, optionalText, provinceCode, requiredText, wholeNumber } from '#kinds/request/common';

/** What a provider writes of a car that it sends and that is in no list yet: as little as tells it apart and fills it. */
export const newCar = v.object({
  plate: v.pipe(
    requiredText(40),
    v.check((text) => parsePlate(text) !== null, 'not_a_plate'),
    v.transform((text) => parsePlate(text) ?? text),
  ),
  provinceCode,
  class: v.picklist(carClasses, 'required'),
  seats: wholeNumber(1, 60),
  driverId: v.optional(v.nullable(id), null),
  /** Only where it replaces another car. */
  reason: optionalText(500),
});

export const newCarOptions = v.object({
  provinces: v.array(v.object({ code: v.number(), name: v.string() })),
});

export type NewCarOptions = v.InferOutput<typeof newCarOptions>;
