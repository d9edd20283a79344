import * as v from 'valibot';
import { confirmed } from './car-parts';
import { driverStatusFields, leaveFields } from './driver-fields';
import { entriesOf, partOf } from './record-entries';

/** What happens to a driver over time: leave, and whether they drive at all. */

const leave = partOf(leaveFields);

/** Without its type for a provider: why somebody is away is the employer's business alone. */
export const driverLeave = v.object({
  ...leave.row.entries,
  type: v.nullable(leave.row.entries.type),
});

export const leaveBody = v.pipe(
  v.object({ ...leave.body, releases: confirmed }),
  v.forward(
    v.partialCheck([['from'], ['until']], ({ from, until }) => from < until, 'end_before_start'),
    ['until'],
  ),
);

export const driverStatusBody = v.object({
  ...entriesOf(driverStatusFields).body,
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
