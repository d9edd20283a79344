import * as v from 'valibot';
import { carChecks } from '#domain/link/mark';

/** What driver and gate marked of a trip, as they said it; what was taken back is not there. */
export const tripMark = v.object({
  id: v.string(),
  at: v.string(),
  action: v.picklist(['accept', 'check', 'depart', 'complete', 'out', 'in', 'expense', 'trouble']),
  km: v.nullable(v.number()),
  type: v.nullable(v.string()),
  amount: v.nullable(v.string()),
  /** What is wrong with the car, and whether it goes on. */
  text: v.nullable(v.string()),
  canDrive: v.nullable(v.boolean()),
  /** What was not in order when the car was looked at. */
  failed: v.array(v.picklist(carChecks)),
});

export type TripMark = v.InferOutput<typeof tripMark>;
