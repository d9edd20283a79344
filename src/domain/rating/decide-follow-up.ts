import { done, refuse, type Outcome } from '../refusal';
import type { FollowUp } from './follow-up';

/** How the company deals with a low score; the reply is what its rater reads. */
export type Answering = { status: FollowUp; ownerId: string | null; reply: string | null };

/** Whoever works on it is named; it is done when its rater has an answer. */
export const decideFollowUp = (
  before: FollowUp | null,
  answering: Answering,
): Outcome<Answering> => {
  if (before === null) return refuse('not_now');
  const fields: Record<string, string> = {};
  if (answering.status !== 'open' && answering.ownerId === null) fields['ownerId'] = 'required';
  if (answering.status === 'resolved' && answering.reply === null) fields['reply'] = 'required';
  return Object.keys(fields).length > 0 ? refuse('invalid_input', { fields }) : done(answering);
};
