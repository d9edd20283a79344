import * as v from 'valibot';
import { itemScores } from '#contract/ratings';
import { isLow, ratingItems, scores, type ItemScores } from '#domain/rating/items';

/** A rating while it is being given. */
export const said = v.object({
  overall: v.nullable(v.picklist(scores)),
  items: itemScores,
  reason: v.string(),
  comment: v.string(),
});

export type Said = v.InferOutput<typeof said>;

const unscored = Object.fromEntries(ratingItems.map((item) => [item, null])) as ItemScores;

export const nothingSaid: Said = { overall: null, items: unscored, reason: '', comment: '' };

/** From what was sent or stored. */
export const saidBefore = (given: {
  overall: Said['overall'];
  items: ItemScores;
  reason: string | null;
  comment: string | null;
}): Said => ({
  overall: given.overall,
  items: { ...given.items },
  reason: given.reason ?? '',
  comment: given.comment ?? '',
});

export const needsReason = ({ overall, items }: Said): boolean =>
  // The highest score stands in until there is one.
  isLow(overall ?? 5, items);

export type SaidProblem = 'overall' | 'reason';

export const problemOf = (rating: Said): SaidProblem | null => {
  if (rating.overall === null) return 'overall';
  return needsReason(rating) && rating.reason.trim() === '' ? 'reason' : null;
};

/** As it is sent; a reason that was begun goes with a low score only. */
export const bodyOf = (rating: Said) => ({
  overall: rating.overall ?? 5,
  items: rating.items,
  reason: needsReason(rating) ? rating.reason : null,
  comment: rating.comment,
});
