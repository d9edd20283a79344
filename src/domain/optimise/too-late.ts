import { addMinutes, type Instant, isBefore } from '../dates/bangkok-time';

/** What leaves so soon stays as it is: its driver is on the way to the car. */
const FROZEN_MINUTES = 120;

/** Whether no proposal takes it any more: a trip from some time before it leaves, a booking from when it begins. */
export const isTooLate = (
  { type, startsAt }: { type: 'trip' | 'booking'; startsAt: Instant },
  now: Date,
): boolean => isBefore(startsAt, type === 'trip' ? addMinutes(now, FROZEN_MINUTES) : now);
