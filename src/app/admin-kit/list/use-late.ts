import { useEffect, useState } from 'react';

/** What a filter chooses from comes when it comes: the list does not wait for it. `read` is made once. */
export const useLate = <T>(read: (signal: AbortSignal) => Promise<T>): T | null => {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    read(abort.signal)
      .then((value) => !abort.signal.aborted && setFound(value))
      // Without it the list has one filter less.
      .catch(() => undefined);
    return () => abort.abort();
  }, [read]);
  return found;
};
