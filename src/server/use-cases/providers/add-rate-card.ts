import type { UseCase } from '../../call';
import { openProvider } from './open-provider';
import { addCard } from './save-rate-card';

export const addRateCard: UseCase<'addRateCard'> = async (call) => {
  const { params } = call;
  const opened = await openProvider(call);
  return opened.ok ? addCard(params.id, call) : opened;
};
