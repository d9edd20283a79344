import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { addCard } from './save-rate-card';

export const addOwnRate: UseCase<'addOwnRate'> = async (call) => {
  const { actor, params } = call;
  if (!can(actor, 'provider:write', params)) return refuse('not_allowed');
  return keepsProviders(params.kind) ? addCard(null, call) : refuse('not_found');
};
