import { done, refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { rateCardRepository } from '../../db/repositories/providers/rate-card.repository';

export const listOwnRates: UseCase<'listOwnRates'> = async ({ params, db }) => {
  if (!keepsProviders(params.kind)) return refuse('not_found');
  return done(await rateCardRepository(db, null).all());
};
