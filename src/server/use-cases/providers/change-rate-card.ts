import type { UseCase } from '../../call';
import { openProvider } from './open-provider';
import { changeCard } from './save-rate-card';

export const changeRateCard: UseCase<'changeRateCard'> = async (call) => {
  const { params } = call;
  const opened = await openProvider({ ...call, version: undefined });
  return opened.ok ? changeCard(params.id, params.partId, call) : opened;
};
