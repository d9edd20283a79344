import type { ApprovalCard } from '#contract/approvals';
import type { Language } from '#domain/language';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Db } from '../../db/client';
import { approvalListRepository } from '../../db/repositories/approvals/approval-list.repository';
import { presentApprovals } from './present-approvals';

type Reader = { actor: { personId: string }; db: Db; language: Language; now: Date };

/** A booking as who decides about it sees it; for anybody else it is not there. */
export const showApproval = async (
  bookingId: string,
  { actor, db, language, now }: Reader,
): Promise<Outcome<ApprovalCard>> => {
  const reader = { me: actor.personId, now, language };
  const entry = await approvalListRepository(db).find(bookingId, reader);
  if (!entry) return refuse('not_found');
  const [card] = await presentApprovals([entry], { db, language, now });
  return card ? done(card) : refuse('not_found');
};
