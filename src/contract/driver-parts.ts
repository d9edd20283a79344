import * as v from 'valibot';
import { driverStatuses, leaveTypes } from '#domain/people/driver';
import { instant, optionalText } from '#kinds/request/common';
import { confirmed } from './car-parts';

/** What happens to a driver over time: leave, and whether they drive at all. */

const id = v.string();
const nullableText = v.nullable(v.string());

export const driverLeave = v.object({
  id,
  version: v.number(),
  /** Null for a provider: why somebody is away is the employer's business alone. */
  type: v.nullable(v.picklist(leaveTypes)),
  from: v.string(),
  until: v.string(),
  reason: nullableText,
});

export const leaveBody = v.pipe(
  v.object({
    type: v.picklist(leaveTypes, 'required'),
    from: instant,
    until: instant,
    reason: optionalText(500),
    releases: confirmed,
  }),
  v.forward(
    v.partialCheck([['from'], ['until']], ({ from, until }) => from < until, 'end_before_start'),
    ['until'],
  ),
);

export const driverStatusBody = v.object({
  status: v.picklist(driverStatuses, 'required'),
  reason: optionalText(500),
  releases: confirmed,
});

/** Minutes, week by week; the present one first. */
export const driverHours = v.object({
  weeks: v.array(
    v.object({
      monday: v.string(),
      trips: v.number(),
      planned: v.number(),
      driven: v.number(),
      overtime: v.number(),
    }),
  ),
});

export type LeaveBody = v.InferOutput<typeof leaveBody>;
export type DriverHours = v.InferOutput<typeof driverHours>;
