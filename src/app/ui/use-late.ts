import { useEffect, useEffectEvent, useState } from 'react';

/** What comes when it is asked for: its code, or word that there is no network to bring it. */
export const useLate = <T>(
  load: () => Promise<T>,
  isWanted = true,
): T | 'loading' | 'unavailable' => {
  const [found, setFound] = useState<{ parts: T } | 'loading' | 'unavailable'>('loading');
  const ask = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted) return;
    let shown = true;
    const tell = (next: { parts: T } | 'unavailable') => {
      if (shown) setFound(next);
    };
    ask().then(
      (parts) => tell({ parts }),
      () => tell('unavailable'),
    );
    return () => {
      shown = false;
    };
  }, [isWanted]);

  return typeof found === 'string' ? found : found.parts;
};
