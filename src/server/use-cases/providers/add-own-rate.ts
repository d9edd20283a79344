import { refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { addCard } from './save-rate-card';

export const addOwnRate: UseCase<'addOwnRate'> = async (call) => {
  const { params } = call;
  return keepsProviders(params.kind) ? addCard(null, call) : refuse('not_found');
};
