import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { changeCard } from './save-rate-card';

export const changeOwnRate: UseCase<'changeOwnRate'> = async (call) => {
  const { actor, params } = call;
  if (!can(actor, 'provider:write', params)) return refuse('not_allowed');
  return keepsProviders(params.kind) ? changeCard(null, params.id, call) : refuse('not_found');
};
