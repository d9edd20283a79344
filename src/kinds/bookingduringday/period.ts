import { addMinutes, type Instant } from '#domain/dates/bangkok-time';
import type { Facts } from '../request/facts';
import type { RequestDuringDay } from './request';

/** Between the points of a site, when nobody has measured the way. */
const USUAL_MINUTES = 30;

/** All the time in which the ride may take place: from the first moment of picking up to the last of arriving. */
export const periodDuringDay = (
  {
    timing,
    at,
    flexibilityMinutes,
  }: Pick<RequestDuringDay, 'timing' | 'at' | 'flexibilityMinutes'>,
  { travel }: Pick<Facts, 'travel'>,
): { startsAt: Instant; endsAt: Instant } => {
  const minutes = flexibilityMinutes + (travel?.minutes ?? USUAL_MINUTES);
  return timing === 'ready_at'
    ? { startsAt: at, endsAt: addMinutes(at, minutes) }
    : { startsAt: addMinutes(at, -minutes), endsAt: at };
};
