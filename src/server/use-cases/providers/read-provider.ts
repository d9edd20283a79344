import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { showProvider } from './show-provider';

export const readProvider: UseCase<'readProvider'> = async (call) => {
  const { actor, params } = call;
  if (!can(actor, 'provider:read', params)) return refuse('not_allowed');
  if (!keepsProviders(params.kind)) return refuse('not_found');
  return showProvider(params.id, params.kind, call);
};
