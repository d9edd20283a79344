import { refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { changeCard } from './save-rate-card';

export const changeOwnRate: UseCase<'changeOwnRate'> = async (call) => {
  const { params } = call;
  return keepsProviders(params.kind) ? changeCard(null, params.id, call) : refuse('not_found');
};
