import * as v from 'valibot';
import { carClasses } from '#domain/fleet/car';
import { id } from '#kinds/request/common';
import { careDoneFields, carePlanFields } from './care-plan-fields';
import { audit, listPage, listQuery } from './list';
import { entriesOf, fillEnglish, partOf } from './record-entries';

/** Maintenance: what a class needs every so often, and which cars come due. */

const plan = partOf(carePlanFields);

export const carePlanBody = v.pipe(
  v.object(plan.body),
  v.forward(
    v.partialCheck(
      [['everyKm'], ['everyMonths']],
      ({ everyKm, everyMonths }) => everyKm !== null || everyMonths !== null,
      'km_or_months',
    ),
    ['everyKm'],
  ),
  v.transform(fillEnglish),
);

export const carePlanQuery = listQuery(['class', 'name'], {
  retired: v.optional(v.picklist(['yes', 'no'], 'invalid')),
});
export const carePlanPage = listPage(plan.row);
export const carePlanDetail = v.object({ ...plan.row.entries, audit });

const nullableText = v.nullable(v.string());
const period = v.nullable(v.object({ from: v.string(), until: v.string() }));

/** What comes due first, first. */
export const careDue = v.array(
  v.object({
    carId: v.string(),
    planId: v.string(),
    plate: v.string(),
    province: nullableText,
    class: v.picklist(carClasses),
    nameTh: v.string(),
    nameEn: v.string(),
    odometer: v.number(),
    /** Null where it never had it: then it counts since the car is known. */
    lastOn: nullableText,
    kmLeft: v.nullable(v.number()),
    /** Null where it cannot be foreseen. */
    dueOn: nullableText,
    isOverdue: v.boolean(),
    /** In the workshop for it, or to be. */
    booked: v.nullable(v.object({ from: v.string(), until: nullableText })),
    /** When it is missed least in the next two weeks; null where it has a time, or is always out. */
    gap: period,
  }),
);

const written = entriesOf(careDoneFields).body;

export const careWritten = v.object(written);
export const careDoneBody = v.object({ planId: id, ...written });

export type CarePlanBody = v.InferOutput<typeof carePlanBody>;
export type CarePlanRow = v.InferOutput<typeof plan.row>;
export type CarePlanDetail = v.InferOutput<typeof carePlanDetail>;
export type CareDue = v.InferOutput<typeof careDue>;
