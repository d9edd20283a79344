import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import { decideExtend } from '#domain/trip/decide-rental-end';
import type { UseCase } from '../../call';
import { moveRentalEnd } from './move-rental-end';

export const extendRental: UseCase<'extendRental'> = async (call) => {
  if (!can(call.actor, 'booking:write')) return refuse('not_allowed');
  return moveRentalEnd(call, 'extend', decideExtend);
};
