import { BANGKOK_OFFSET_MS } from './bangkok-time';

type Instant = Date | string | number;

/** As `2026-11-21T09:05…`. By hand: a board writes hundreds of times at once, and a library for dates is ten times slower. */
const inBangkok = (instant: Instant): string => {
  const at = new Date(instant).getTime() + BANGKOK_OFFSET_MS;
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
};

/** The one way in which a moment is written for people, wherever the device or the server stands. */
export const formatDate = (instant: Instant): string =>
  inBangkok(instant).slice(0, 10).split('-').toReversed().join('/');
export const formatTime = (instant: Instant): string => inBangkok(instant).slice(11, 16);
export const formatDateTime = (instant: Instant): string =>
  `${formatDate(instant)} ${formatTime(instant)}`;
