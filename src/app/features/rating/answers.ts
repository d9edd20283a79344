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

export const answers = v.object({
  overall: v.nullable(v.picklist(scores)),
  items: itemScores,
  reason: v.string(),
  comment: v.string(),
});

export type Answers = v.InferOutput<typeof answers>;

const unscored = Object.fromEntries(ratingItems.map((item) => [item, null])) as ItemScores;

export const noAnswers: Answers = { overall: null, items: unscored, reason: '', comment: '' };

/** From what was sent or stored. */
export const answersBefore = (given: {
  overall: Answers['overall'];
  items: ItemScores;
  reason: string | null;
  comment: string | null;
}): Answers => ({
  overall: given.overall,
  items: { ...given.items },
  reason: given.reason ?? '',
  comment: given.comment ?? '',
});

const needsReason = ({ overall, items }: Answers): boolean =>
  // The highest score stands in until there is one.
  isLow(overall ?? 5, items);

/** Beside which stars the reason is asked for: the first that are low. */
export const lowPartOf = ({ overall, items }: Answers): 'overall' | 'vehicle' | 'driver' | null => {
  const areLow = (given: readonly (number | null)[]) =>
    given.some((score) => score !== null && score <= LOW);
  if (areLow([overall])) return 'overall';
  if (areLow(vehicleItems.map((item) => items[item]))) return 'vehicle';
  return areLow(driverItems.map((item) => items[item])) ? 'driver' : null;
};

export type AnswersProblem = 'overall' | 'reason';

export const problemOf = (rating: Answers): AnswersProblem | null => {
  if (rating.overall === null) return 'overall';
  return needsReason(rating) && rating.reason.trim() === '' ? 'reason' : null;
};

/** As it is sent; a reason that was begun goes with a low score only. */
export const bodyOf = (rating: Answers) => ({
  overall: rating.overall ?? 5,
  items: rating.items,
  reason: needsReason(rating) ? rating.reason : null,
  comment: rating.comment,
});
