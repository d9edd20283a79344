const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 6 * 60 * 60;
export const MOST_ATTEMPTS = 9;

/** How long to wait after so many attempts: half a minute, then four times as long each time, six hours at most. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_SECONDS * 4 ** (attempts - 1), LONGEST_SECONDS);
