import * as v from 'valibot';
import { changedRating, newRating, ratingId } from '#contract/ratings';
import type { OutboxItem } from '../../outbox/outbox';
import { answersBefore, type Answers } from './answers';

/** A rating that the server does not have yet, or has refused. */
export type Unsent = { of: string; item: OutboxItem; answers: Answers };

const first = v.object({ body: newRating });
const change = v.object({ params: ratingId, body: changedRating });

const read = (item: OutboxItem): Unsent | null => {
  if (item.endpoint === 'rateTrip') {
    const sent = v.safeParse(first, item.input);
    if (!sent.success) return null;
    const { bookingId, ...given } = sent.output.body;
    return { of: bookingId, item, answers: answersBefore(given) };
  }
  if (item.endpoint !== 'changeRating') return null;
  const sent = v.safeParse(change, item.input);
  return sent.success
    ? { of: sent.output.params.id, item, answers: answersBefore(sent.output.body) }
    : null;
};

/** What lies in the outbox, by the booking that is rated or the rating that is changed. */
export const unsentRatings = (items: readonly OutboxItem[]): ReadonlyMap<string, Unsent> =>
  new Map(items.flatMap((item) => read(item) ?? []).map((unsent) => [unsent.of, unsent]));

/** Words cannot mend these: what was written is only of use to be read once more. */
const final: ReadonlySet<string> = new Set([
  'rated_already',
  'rating_closed',
  'not_allowed',
  'not_found',
  'not_now',
]);

export const isRefused = ({ item }: Unsent): boolean => item.state === 'needs-attention';

export const isFinal = ({ item }: Unsent): boolean => final.has(item.reason?.code ?? '');
