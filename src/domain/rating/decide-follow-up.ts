import { done, refuse, type Outcome } from '../refusal';
import type { FollowUp } from './follow-up';

/** How the company deals with a low score; the reply is what its rater reads. */
export type Answering = { status: FollowUp; ownerId: string | null; reply: string | null };

type Before = { status: FollowUp | null; reply: string | null };

/** Who works on it is whoever took it up, where nobody else is named; whoever answers what still waited has, and it is done. */
const takenUp = (before: Before, { status, ownerId, reply }: Answering, by: string): Answering => {
  const isNewReply = reply !== null && reply !== before.reply;
  const isAnswered = before.status === 'open' && status === 'open' && isNewReply;
  const isTaken = isAnswered || status !== 'open';
  return {
    status: isAnswered ? 'resolved' : status,
    ownerId: isTaken ? (ownerId ?? by) : ownerId,
    reply,
  };
};

/** It is done when its rater has an answer. */
export const decideFollowUp = (
  before: Before,
  given: Answering,
  by: string,
): Outcome<Answering> => {
  if (before.status === null) return refuse('not_now');
  const answering = takenUp(before, given, by);
  return answering.status === 'resolved' && answering.reply === null
    ? refuse('invalid_input', { fields: { reply: 'required' } })
    : done(answering);
};
