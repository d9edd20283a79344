import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { decideBooking } from './decide-booking';

export const approveBooking: UseCase<'approveBooking'> = async (call) =>
  can(call.actor, 'approval:decide') ? decideBooking(call, 'approve', null) : refuse('not_allowed');
