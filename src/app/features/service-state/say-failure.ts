import { otherSideAnswered, ownFailures } from '#words/channels';
import type { Say } from '#words/message';

/** What the other side said itself stays as it said it. */
export const sayFailure = (say: Say, error: string): string => {
  const own = ownFailures[error];
  if (own) return say(own);
  const status = / answered (\d{3})$/.exec(error)?.[1];
  return status === undefined ? error : say(otherSideAnswered, { status });
};
