import * as v from 'valibot';
import { itemScores } from '#contract/ratings';
import {
  driverItems,
  isLow,
  LOW,
  ratingItems,
  scores,
  vehicleItems,
  type ItemScores,
} from '#domain/rating/items';

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

const needsReason = ({ overall, items }: Said): boolean =>
  // The highest score stands in until there is one.
  isLow(overall ?? 5, items);

/** Beside which stars the reason is asked for: the first that are low. */
export const lowPartOf = ({ overall, items }: Said): 'overall' | 'vehicle' | 'driver' | null => {
  const areLow = (given: readonly (number | null)[]) =>
    given.some((score) => score !== null && score <= LOW);
  if (areLow([overall])) return 'overall';
  if (areLow(vehicleItems.map((item) => items[item]))) return 'vehicle';
  return areLow(driverItems.map((item) => items[item])) ? 'driver' : null;
};

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
