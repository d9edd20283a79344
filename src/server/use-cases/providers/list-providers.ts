import { done, refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { providerRepository } from '../../db/repositories/providers/provider.repository';

export const listProviders: UseCase<'listProviders'> = async (call) => {
  const { params, query, db } = call;
  if (!keepsProviders(params.kind)) return refuse('not_found');
  return done(await providerRepository(db).list(params.kind, query, call));
};
