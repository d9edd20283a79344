import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { showUser } from './show-user';

export const readAdminUser: UseCase<'readAdminUser'> = async (call) => {
  if (!can(call.actor, 'user:read')) return refuse('not_allowed');
  return showUser(call.params.id, call);
};
