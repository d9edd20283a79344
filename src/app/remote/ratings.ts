import * as v from 'valibot';
import {
  dueRatings,
  myRatings,
  type DueRating,
  type DueRatings,
  type MyRating,
} from '#contract/ratings';
import { dueRatingsRow, ratingsRow } from '../storage-keys';
import { readPages } from './read-pages';
import type { Source } from './remote';

export type Ratings = {
  due: readonly DueRating[];
  ratings: readonly MyRating[];
  next: string | null;
};

/** Whoever was on a trip that ended is told of it, and nobody else. */
const whenOver = ['notice'];

const kept = v.pipe(
  v.object({ due: dueRatings, mine: myRatings }),
  v.transform(({ due, mine }): Ratings => ({ due: due.trips, ...mine })),
);

export const ratingsOf = ({ pages }: { pages: number }): Source<Ratings> => ({
  read: async (api, signal) => {
    const due = await api.call('listDueRatings', { signal });
    const mine = await readPages(
      pages,
      (query) => api.call('listMyRatings', { query, signal }),
      (before, { ratings, next }) => ({ ratings: [...before.ratings, ...ratings], next }),
    );
    return { due: due.trips, ...mine };
  },
  kept: {
    rows: [ratingsRow],
    schema: kept,
    pack: ({ due, ratings, next }) => ({ due: { trips: due }, mine: { ratings, next } }),
  },
  topics: whenOver,
  shows: (id, { ratings }) => ratings.some((rating) => rating.id === id),
  about: 'mine',
  grows: true,
});

/** The trips that wait for my rating. */
export const dueOf = (): Source<DueRatings> => ({
  read: (api, signal) => api.call('listDueRatings', { signal }),
  kept: { rows: [dueRatingsRow], schema: dueRatings },
  topics: whenOver,
});

/** With what a rating of one's own was answered with. */
export const withRating = ({ due, ratings, next }: Ratings, rating: MyRating): Ratings => {
  const others = ratings.filter(({ id }) => id !== rating.id);
  const at = ratings.findIndex(({ id }) => id === rating.id);
  return {
    due: due.filter(({ bookingId }) => bookingId !== rating.bookingId),
    ratings: others.toSpliced(Math.max(at, 0), 0, rating),
    next,
  };
};
