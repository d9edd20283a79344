const DAY_MS = 86_400_000;
const BANGKOK_MS = 7 * 3_600_000;

/** Days ahead, from Monday to Friday, on which the people of `many-bookings` have nothing yet: those have every eighth. */
export const workdays = (within: number): string[] =>
  Array.from({ length: within }, (_, ahead) => ahead + 1)
    .filter((ahead) => ahead % 8 > 2)
    .map((ahead) => new Date(Date.now() + BANGKOK_MS + ahead * DAY_MS))
    .filter((day) => day.getUTCDay() > 0 && day.getUTCDay() < 6)
    .map((day) => day.toISOString().slice(0, 10));
