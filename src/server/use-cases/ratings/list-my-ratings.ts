import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { ratingRepository } from '../../db/repositories/ratings/rating.repository';
import { showRatings } from './show-ratings';

export const listMyRatings: UseCase<'listMyRatings'> = async (call) => {
  const { actor, db, query } = call;
  const page = await ratingRepository(db).page(actor.personId, query.after);
  if (!page) return refuse('invalid_input', { fields: { after: 'invalid' } });
  return done({ ratings: await showRatings(page.ratings, call), next: page.next });
};
