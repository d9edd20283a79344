import { refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { showProvider } from './show-provider';

export const readProvider: UseCase<'readProvider'> = async (call) => {
  const { params } = call;
  if (!keepsProviders(params.kind)) return refuse('not_found');
  return showProvider(params.id, params.kind, call);
};
