import * as v from 'valibot';
import { root } from './arranging-roots';
import { callsAt } from './calls';
import type { Contract } from './endpoint';

const waitingCount = v.object({
  count: v.number(),
  /** On which the first of all that waits begins, however far ahead. */
  firstDay: v.nullable(v.string()),
  /** Cars that a provider brought with its answer: for whoever may check them, and none for others. */
  carsToCheck: v.number(),
});

export const arrangingCountCalls = {
  countWaiting: callsAt(root, 'arranging:read').get('/waiting', {
    summary:
      'How many bookings and trips until the end of tomorrow wait for somebody to act, on which day the first of all begins, and how many cars to be checked',
    output: waitingCount,
  }),
} as const satisfies Contract;

export type WaitingCount = v.InferOutput<typeof waitingCount>;
