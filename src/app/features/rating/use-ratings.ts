import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { openRatings, type Ratings, type RatingsView } from './open-ratings';
import { unsentRatings, type Unsent } from './unsent-ratings';

export type ShownRatings = Ratings & {
  shown: RatingsView;
  /** By the booking that is rated or the rating that is changed. */
  unsent: ReadonlyMap<string, Unsent>;
  /** Has just left the phone; the lists do not know of it yet. */
  settling: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

export const useRatings = (): ShownRatings => {
  const services = useServices();
  const { outbox, connectivity } = services;
  const ratings = useMemo(() => openRatings(services), [services]);
  useEffect(() => ratings.start(), [ratings]);
  const items = useStore(outbox.items);
  const unsent = useMemo(() => unsentRatings(items), [items]);
  const before = useRef(unsent);
  const [settling, setSettling] = useState(none);

  useLayoutEffect(() => {
    const gone = [...before.current.keys()].filter((of) => !unsent.has(of));
    before.current = unsent;
    if (gone.length === 0 || !connectivity.get()) return;
    setSettling(new Set(gone));
    void ratings.read().finally(() => setSettling(none));
  }, [unsent, ratings, connectivity]);

  return { ...ratings, shown: useStore(ratings.view), unsent, settling };
};
