import { done, refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { rateCardRepository } from '../../db/repositories/providers/rate-card.repository';
import { openProvider } from './open-provider';
import { addCard, changeCard } from './save-rate-card';

export const addRateCard: UseCase<'addRateCard'> = async (call) => {
  const { params } = call;
  const opened = await openProvider(call);
  return opened.ok ? addCard(params.id, call) : opened;
};

export const changeRateCard: UseCase<'changeRateCard'> = async (call) => {
  const { params } = call;
  const opened = await openProvider({ ...call, version: undefined });
  return opened.ok ? changeCard(params.id, params.partId, call) : opened;
};

export const listOwnRates: UseCase<'listOwnRates'> = async ({ params, db }) => {
  if (!keepsProviders(params.kind)) return refuse('not_found');
  return done(await rateCardRepository(db, null).all());
};

export const addOwnRate: UseCase<'addOwnRate'> = async (call) => {
  const { params } = call;
  return keepsProviders(params.kind) ? addCard(null, call) : refuse('not_found');
};

export const changeOwnRate: UseCase<'changeOwnRate'> = async (call) => {
  const { params } = call;
  return keepsProviders(params.kind) ? changeCard(null, params.id, call) : refuse('not_found');
};
