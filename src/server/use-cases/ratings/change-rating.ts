import { decideRatingChange } from '#domain/rating/decide-rating';
import { followUpOf } from '#domain/rating/follow-up';
import { isLow } from '#domain/rating/items';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { ratingRepository } from '../../db/repositories/ratings/rating.repository';
import { showRatings } from './show-ratings';
import { tell } from '../tell';

export const changeRating: UseCase<'changeRating'> = async (call) => {
  const { actor, params, body, version, db, now, language } = call;
  const { id } = params;
  const me = actor.personId;
  const ratings = ratingRepository(db);
  const events = eventRepository(db);
  const before = await ratings.lock(id, me);
  if (!before) return refuse('not_found');
  if (before.version !== version) {
    const read = { subject: 'rating', subjectId: id, version: before.version };
    const conflict = await events.lastChange(read, language);
    return refuse('changed_meanwhile', { ...(conflict && { conflict }) });
  }
  const { ratedAt, withDriver } = before;
  const decided = decideRatingChange({ ratedAt, withDriver, given: body, now });
  if (!decided.ok) return decided;
  const given = decided.value;
  const followUp = followUpOf(before.followUp, isLow(given.overall, given.items));
  const written = await ratings.update(id, given, followUp);
  await tell(
    {
      action: 'change',
      subject: 'rating',
      id: id,
      before: {
        overall: before.given.overall,
        items: before.given.items,
        followUp: before.followUp,
      },
      after: { overall: given.overall, items: given.items, followUp },
    },
    call,
  );
  const [shown] = await showRatings([{ ...before, given, followUp, version: written }], call);
  if (!shown) throw new Error(`Rating ${id} was changed and is not there`);
  return done(shown);
};
