const HOUR = 60;

/** Minutes as hours and minutes: `41:30`. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / HOUR)}:${String(minutes % HOUR).padStart(2, '0')}`;

/** For programs: hours with two decimals. */
export const decimalHours = (minutes: number): number => Math.round((minutes / HOUR) * 100) / 100;
