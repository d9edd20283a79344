import { ratingClosesAt } from '#domain/rating/decide-rating';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { ratingRepository } from '../../db/repositories/ratings/rating.repository';

export const listDueRatings: UseCase<'listDueRatings'> = async ({ actor, db, language, now }) => {
  const ratings = ratingRepository(db);
  const due = await ratings.due(actor.personId, now);
  const trips = await ratings.describe(due, { me: actor.personId, language, now });
  return done({
    trips: due.flatMap(({ bookingId, completedAt, ratingDays }) => {
      const trip = trips.get(bookingId);
      const closesAt = ratingClosesAt(completedAt.toISOString(), ratingDays);
      return trip ? [{ ...trip, closesAt }] : [];
    }),
  });
};
