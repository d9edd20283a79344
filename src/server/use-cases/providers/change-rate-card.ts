import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { openProvider } from './open-provider';
import { changeCard } from './save-rate-card';

export const changeRateCard: UseCase<'changeRateCard'> = async (call) => {
  const { actor, params } = call;
  if (!can(actor, 'provider:write', params)) return refuse('not_allowed');
  const opened = await openProvider({ ...call, version: undefined });
  return opened.ok ? changeCard(params.id, params.partId, call) : opened;
};
