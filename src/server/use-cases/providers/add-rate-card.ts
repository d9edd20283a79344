import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { openProvider } from './open-provider';
import { addCard } from './save-rate-card';

export const addRateCard: UseCase<'addRateCard'> = async (call) => {
  const { actor, params } = call;
  if (!can(actor, 'provider:write', params)) return refuse('not_allowed');
  const opened = await openProvider(call);
  return opened.ok ? addCard(params.id, call) : opened;
};
