import { decideEndEarlier } from '#domain/trip/decide-rental-end';
import type { UseCase } from '../../call';
import { moveRentalEnd } from './move-rental-end';

export const endRentalEarlier: UseCase<'endRentalEarlier'> = async (call) => {
  return moveRentalEnd(call, 'end-earlier', decideEndEarlier);
};
