/** Good for the person alone whose token it was asked with; undefined where it did not come: whoever needs it asks again. */
type FirstAnswer = Promise<{ idToken: string; response: Response } | undefined>;

/** What has been asked for before the entry had come, the calls by their paths. */
export type FirstAnswers = { config?: Promise<unknown>; calls: Record<string, FirstAnswer> };

declare global {
  interface Window {
    firstAnswers?: FirstAnswers;
  }
}

/** What the first screen is drawn with, where the device knows nothing of its person. */
export const firstScreenPaths: readonly string[] = [
  '/admin/global-state',
  '/employee/bookings?scope=upcoming&role=mine',
  '/employee/bookings?scope=waiting&role=mine',
  '/employee/due-ratings',
  '/employee/where-to',
];

/** Each is taken once. */
export const takeFirst = (path: string): FirstAnswer | undefined => {
  const calls = window.firstAnswers?.calls;
  const answer = calls?.[path];
  delete calls?.[path];
  return answer;
};
