import type { MyRating } from '#contract/ratings';
import { editableUntil } from '#domain/rating/decide-rating';
import type { Language } from '#domain/language';
import type { Db } from '../../db/client';
import {
  ratingRepository,
  type StoredRating,
} from '../../db/repositories/ratings/rating.repository';

type Reader = { actor: { personId: string }; db: Db; language: Language; now: Date };

/** Ratings as their givers see them, each with the trip that it is about. */
export const showRatings = async (
  ratings: readonly StoredRating[],
  { actor, db, language, now }: Reader,
): Promise<MyRating[]> => {
  const reader = { me: actor.personId, language, now };
  const trips = await ratingRepository(db).describe(ratings, reader);
  return ratings.map(({ id, version, bookingId, ratedAt, reply, given }) => {
    const trip = trips.get(bookingId);
    if (!trip) throw new Error(`Rating ${id} is of no trip`);
    return {
      ...trip,
      ...given,
      id,
      version,
      at: ratedAt.toISOString(),
      editableUntil: editableUntil(ratedAt),
      reply,
    };
  });
};
