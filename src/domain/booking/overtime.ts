const DAY_MINUTES = 24 * 60;
const QUARTER = 15;

/** Days of 24 hours from the start; the first is counted however short. */
export const daysIn = (minutes: number): number => Math.max(1, Math.ceil(minutes / DAY_MINUTES));

/** What goes beyond the hours of the last day, by started quarter hours. */
export const overtimeMinutes = (hoursIncluded: number, minutes: number): number => {
  const beyond = minutes - (daysIn(minutes) - 1) * DAY_MINUTES - Math.round(hoursIncluded * 60);
  return Math.ceil(Math.max(0, beyond) / QUARTER) * QUARTER;
};
