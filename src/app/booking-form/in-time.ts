/** Nobody waits longer for a form; what is foreseen later stands in a place that is kept for it. */
const PATIENCE_MS = 600;

/** Null where it fails or comes too late for a form to begin with it. */
export const inTime = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([
    answer.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS)),
  ]);
