import { decideExtend } from '#domain/trip/decide-rental-end';
import type { UseCase } from '../../call';
import { moveRentalEnd } from './move-rental-end';

export const extendRental: UseCase<'extendRental'> = async (call) => {
  return moveRentalEnd(call, 'extend', decideExtend);
};
