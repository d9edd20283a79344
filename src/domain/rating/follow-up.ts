/** Where the answer to a low score stands; null for what needs none. */
export const followUps = ['open', 'in_progress', 'resolved'] as const;

export type FollowUp = (typeof followUps)[number];

/**
 * After the rater's own word: a low score waits for an answer, also one that was answered before it was said anew.
 * What somebody in the company has taken up is theirs to close, even when the score is no longer low.
 */
export const followUpOf = (before: FollowUp | null, isLow: boolean): FollowUp | null => {
  if (isLow) return before === 'in_progress' ? before : 'open';
  return before === 'open' ? null : before;
};
