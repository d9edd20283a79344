import { OfflineError } from '../../api/errors';

/** An answer that was lost on the way is asked for once more with the same key: it is done once either way. */
export const insist = async <T>(change: (key: string) => Promise<T>): Promise<T> => {
  const key = crypto.randomUUID();
  try {
    return await change(key);
  } catch (error) {
    if (!(error instanceof OfflineError)) throw error;
    return change(key);
  }
};
