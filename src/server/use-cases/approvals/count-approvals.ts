import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { approvalListRepository } from '../../db/repositories/approvals/approval-list.repository';

export const countApprovals: UseCase<'countApprovals'> = async ({ actor, db, now }) => {
  if (!can(actor, 'approval:read')) return refuse('not_allowed');
  return done({ waiting: await approvalListRepository(db).count({ me: actor.personId, now }) });
};
