import { decideEndEarlier, decideExtend } from '#domain/trip/decide-rental-end';
import type { UseCase } from '../../call';
import { moveRentalEnd } from './move-rental-end';
import { showRental } from './show-rental';

export const readRental: UseCase<'readRental'> = async (call) => showRental(call.params.id, call);

export const extendRental: UseCase<'extendRental'> = async (call) =>
  moveRentalEnd(call, 'extend', decideExtend);

export const endRentalEarlier: UseCase<'endRentalEarlier'> = async (call) =>
  moveRentalEnd(call, 'end-earlier', decideEndEarlier);
