import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { approvalListRepository } from '../../db/repositories/approvals/approval-list.repository';

export const countApprovals: UseCase<'countApprovals'> = async ({ actor, db, now }) => {
  return done({ waiting: await approvalListRepository(db).count({ me: actor.personId, now }) });
};
