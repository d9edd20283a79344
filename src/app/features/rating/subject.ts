import type { MyRating, RatedTrip } from '#contract/ratings';
import { isBefore } from '#domain/dates/bangkok-time';
import { sayIn } from '#words/message';
import { ratingLabel } from '#words/ratings';
import type { Outbox, Sent } from '../../outbox/outbox';
import type { Ratings } from '../../remote/ratings';
import { bodyOf, type Answers } from './answers';
import type { Unsent } from './unsent-ratings';

/** What the form is about: a trip to rate, or a rating to change. */
export type Subject = {
  of: string;
  trip: RatedTrip;
  rating: MyRating | null;
  unsent: Unsent | null;
};

type Address = { booking?: string | undefined; rating?: string | undefined };

/** Null where nothing can be said, or no longer. */
export const subjectOf = (
  { booking, rating }: Address,
  { due, ratings }: Ratings,
  unsent: ReadonlyMap<string, Unsent>,
  now: Date,
): Subject | null => {
  const theirs = ratings.find(({ id, bookingId }) => id === rating || bookingId === booking);
  const trip = due.find(({ bookingId }) => bookingId === booking);
  const of = theirs?.id ?? trip?.bookingId;
  const about = theirs ?? trip;
  const until = theirs?.editableUntil ?? trip?.closesAt;
  if (of === undefined || !about || until === undefined || !isBefore(now, until)) return null;
  const written = unsent.get(of) ?? null;
  // It may have arrived: what is under way stays as it is.
  if (written && !written.item.isRemovable) return null;
  return { of, trip: about, rating: theirs ?? null, unsent: written };
};

export const sendRating = (
  outbox: Outbox,
  { trip: { bookingId, ref }, rating }: Subject,
  answers: Answers,
  key: string,
): Promise<Sent<'rateTrip' | 'changeRating'>> => {
  const label = { th: sayIn('th')(ratingLabel, { ref }), en: sayIn('en')(ratingLabel, { ref }) };
  const body = bodyOf(answers);
  if (!rating) {
    const input = { body: { bookingId, ...body } };
    return outbox.send({ endpoint: 'rateTrip', input, label, key });
  }
  const input = { params: { id: rating.id }, body, version: rating.version };
  return outbox.send({ endpoint: 'changeRating', input, label, key });
};
