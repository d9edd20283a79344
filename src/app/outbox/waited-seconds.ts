/** As many as the server reads. */
const MOST_SECONDS = 9_999_999;

/** A clock that was set back, or forward by years, meanwhile must not have the request refused. */
export const waitedSeconds = (createdAt: number, now: number): number =>
  Math.min(MOST_SECONDS, Math.max(0, Math.round((now - createdAt) / 1000)));
