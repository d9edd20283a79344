import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { showApproval } from './show-approval';

export const readApproval: UseCase<'readApproval'> = async (call) =>
  can(call.actor, 'approval:read') ? showApproval(call.params.id, call) : refuse('not_allowed');
