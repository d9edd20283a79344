import { done, refuse, type Outcome } from '../refusal';
import type { FollowUp } from './follow-up';

/** How the company deals with a low score; the reply is what its rater reads. */
export type Answering = { status: FollowUp; ownerId: string | null; reply: string | null };

type Before = { status: FollowUp | null; reply: string | null };

/** Whoever answers what still waited has taken it up by that, and it is done. */
const closedByReply = (before: Before, answering: Answering, by: string): Answering => {
  const { status, ownerId, reply } = answering;
  const isNewReply = reply !== null && reply !== before.reply;
  return before.status === 'open' && status === 'open' && isNewReply
    ? { status: 'resolved', ownerId: ownerId ?? by, reply }
    : answering;
};

/** Whoever works on it is named; it is done when its rater has an answer. */
export const decideFollowUp = (
  before: Before,
  given: Answering,
  by: string,
): Outcome<Answering> => {
  if (before.status === null) return refuse('not_now');
  const answering = closedByReply(before, given, by);
  const fields: Record<string, string> = {};
  if (answering.status !== 'open' && answering.ownerId === null) fields['ownerId'] = 'required';
  if (answering.status === 'resolved' && answering.reply === null) fields['reply'] = 'required';
  return Object.keys(fields).length > 0 ? refuse('invalid_input', { fields }) : done(answering);
};
