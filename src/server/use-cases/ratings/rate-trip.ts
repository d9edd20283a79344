import { decideRating } from '#domain/rating/decide-rating';
import { followUpOf } from '#domain/rating/follow-up';
import { isLow } from '#domain/rating/items';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { ratingRepository } from '../../db/repositories/ratings/rating.repository';
import { showRatings } from './show-ratings';
import { tell } from '../tell';

export const rateTrip: UseCase<'rateTrip'> = async (call) => {
  const { actor, body, db, now, newId } = call;
  const { bookingId, ...said } = body;
  const me = actor.personId;
  const ratings = ratingRepository(db);
  const ride = await ratings.lockRide(bookingId, me);
  // Who asked for it on another's behalf may see it, but was not on it.
  if (!ride)
    return refuse((await bookingRepository(db).find(bookingId, me)) ? 'not_allowed' : 'not_found');
  const decided = decideRating({ ride, isRated: ride.isRated, given: said, now });
  if (!decided.ok) return decided;
  const { passengerId, tripId } = ride;
  if (tripId === null) return refuse('not_now');
  const given = decided.value;
  const id = newId();
  const followUp = followUpOf(null, isLow(given.overall, given.items));
  await ratings.insert({ id, passengerId, personId: me, tripId }, given, { at: now, followUp });
  await tell(
    {
      action: 'rate',
      subject: 'rating',
      id: id,
      after: { bookingId, overall: given.overall, items: given.items, followUp },
    },
    call,
  );
  const stored = await ratings.lock(id, me);
  const [shown] = await showRatings(stored ? [stored] : [], call);
  if (!shown) throw new Error(`Rating ${id} was written and is not there`);
  return done(shown);
};
