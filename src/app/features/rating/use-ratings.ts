import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MyRating } from '#contract/ratings';
import { useServices } from '../../app-services';
import { usePages } from '../../remote/read-pages';
import { useRemote, type UsedRemote } from '../../remote/use-remote';
import { useStore } from '../../ui/store';
import { ratingsOf, withRating, type Ratings } from '../../remote/ratings';
import { unsentRatings, type Unsent } from './unsent-ratings';

export type ShownRatings = Pick<UsedRemote<Ratings>, 'shown' | 'read'> & {
  showMore: () => void;
  accept: (rating: MyRating) => void;
  /** By the booking that is rated or the rating that is changed. */
  unsent: ReadonlyMap<string, Unsent>;
  /** Has just left the phone; the lists do not know of it yet. */
  settling: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

export const useRatings = (): ShownRatings => {
  const { outbox, connectivity } = useServices();
  const { pages, showMore } = usePages('');
  const { shown, view, read, show } = useRemote(ratingsOf, { pages });
  const items = useStore(outbox.items);
  const unsent = useMemo(() => unsentRatings(items), [items]);
  const before = useRef(unsent);
  const [settling, setSettling] = useState(none);

  useLayoutEffect(() => {
    const gone = [...before.current.keys()].filter((of) => !unsent.has(of));
    before.current = unsent;
    if (gone.length === 0 || !connectivity.get()) return;
    setSettling(new Set(gone));
    void read().finally(() => setSettling(none));
  }, [unsent, read, connectivity]);

  const accept = (rating: MyRating) => {
    const known = view.get();
    if (known.status === 'known') show(withRating(known.value, rating));
    else void read();
  };
  return { shown, read, showMore, accept, unsent, settling };
};
