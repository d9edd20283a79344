import {
  decideRating,
  decideRatingChange,
  editableUntil,
  ratingClosesAt,
} from '#domain/rating/decide-rating';
import { followUpOf } from '#domain/rating/follow-up';
import { isLow } from '#domain/rating/items';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import {
  ratingRepository,
  type StoredRating,
} from '../../db/repositories/ratings/rating.repository';
import { tell } from '../tell';
import { openRow } from '../open-row';
import type { MyRating } from '#contract/ratings';
import type { Language } from '#domain/language';
import type { Db } from '../../db/client';

type Reader = { actor: { personId: string }; db: Db; language: Language; now: Date };

/** Ratings as their givers see them, each with the trip that it is about. */
const showRatings = async (
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

export const listMyRatings: UseCase<'listMyRatings'> = async (call) => {
  const { actor, db, query } = call;
  const page = await ratingRepository(db).page(actor.personId, query.after);
  if (!page) return refuse('invalid_input', { fields: { after: 'invalid' } });
  return done({ ratings: await showRatings(page.ratings, call), next: page.next });
};

export const rateTrip: UseCase<'rateTrip'> = async (call) => {
  const { actor, body, db, now, newId } = call;
  const { bookingId, ...answers } = body;
  const me = actor.personId;
  const ratings = ratingRepository(db);
  const ride = await ratings.lockRide(bookingId, me);
  // Who asked for it on another's behalf may see it, but was not on it.
  if (!ride)
    return refuse((await bookingRepository(db).find(bookingId, me)) ? 'not_allowed' : 'not_found');
  const decided = decideRating({ ride, isRated: ride.isRated, given: answers, now });
  if (!decided.ok) return decided;
  const { passengerId, tripId } = ride;
  if (tripId === null) return refuse('not_now');
  const given = decided.value;
  const id = newId();
  const followUp = followUpOf(null, isLow(given.overall, given.items));
  await ratings.insert({ id, passengerId, personId: me, tripId }, given, { at: now, followUp });
  await tell(call, {
    action: 'rate',
    subject: 'rating',
    id,
    after: { bookingId, overall: given.overall, items: given.items, followUp },
  });
  const stored = await ratings.lock(id, me);
  const [shown] = await showRatings(stored ? [stored] : [], call);
  if (!shown) throw new Error(`Rating ${id} was written and is not there`);
  return done(shown);
};

export const changeRating: UseCase<'changeRating'> = async (call) => {
  const { actor, params, body, db, now } = call;
  const { id } = params;
  const me = actor.personId;
  const ratings = ratingRepository(db);
  const opened = await openRow(call, { subject: 'rating', id }, await ratings.lock(id, me));
  if (!opened.ok) return opened;
  const before = opened.value;
  const { ratedAt, withDriver } = before;
  const decided = decideRatingChange({ ratedAt, withDriver, given: body, now });
  if (!decided.ok) return decided;
  const given = decided.value;
  const followUp = followUpOf(before.followUp, isLow(given.overall, given.items));
  const written = await ratings.update(id, given, followUp);
  await tell(call, {
    action: 'change',
    subject: 'rating',
    id,
    before: {
      overall: before.given.overall,
      items: before.given.items,
      followUp: before.followUp,
    },
    after: { overall: given.overall, items: given.items, followUp },
  });
  const [shown] = await showRatings([{ ...before, given, followUp, version: written }], call);
  if (!shown) throw new Error(`Rating ${id} was changed and is not there`);
  return done(shown);
};
