import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { approvalListRepository } from '../../db/repositories/approvals/approval-list.repository';
import { presentApprovals } from './present-approvals';

export const listApprovals: UseCase<'listApprovals'> = async (call) => {
  const { actor, query, db, now, language } = call;
  const list = approvalListRepository(db);
  const page = await list[query.tab]({ me: actor.personId, now, language }, query.after);
  if (!page) return refuse('invalid_input', { fields: { after: 'invalid' } });
  return done({ approvals: await presentApprovals(page.entries, call), next: page.next });
};
