import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { approvalListRepository } from '../../db/repositories/approvals/approval-list.repository';
import { decideBooking } from './decide-booking';
import { presentApprovals } from './present-approvals';
import { showApproval } from './show-approval';

export const listApprovals: UseCase<'listApprovals'> = async (call) => {
  const { actor, query, db, now, language } = call;
  const list = approvalListRepository(db);
  const page = await list[query.tab]({ me: actor.personId, now, language }, query.after);
  if (!page) return refuse('invalid_input', { fields: { after: 'invalid' } });
  return done({ approvals: await presentApprovals(page.entries, call), next: page.next });
};

export const countApprovals: UseCase<'countApprovals'> = async ({ actor, db, now }) =>
  done({ waiting: await approvalListRepository(db).count({ me: actor.personId, now }) });

export const readApproval: UseCase<'readApproval'> = async (call) =>
  showApproval(call.params.id, call);

export const approveBooking: UseCase<'approveBooking'> = async (call) =>
  decideBooking(call, 'approve', null);

export const rejectBooking: UseCase<'rejectBooking'> = async (call) =>
  decideBooking(call, 'reject', call.body.reason);

export const returnBooking: UseCase<'returnBooking'> = async (call) =>
  decideBooking(call, 'return', call.body.reason);
