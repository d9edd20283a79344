import type { BookingState } from './states';

/** Still to be given a car: decided or not, it will be one of those that the dispatcher places. */
export const queuedStates = ['pending', 'approved'] as const satisfies readonly BookingState[];

export const isQueued = (state: BookingState): boolean =>
  queuedStates.some((queued) => queued === state);
