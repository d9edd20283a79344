import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { decideBooking } from './decide-booking';

export const rejectBooking: UseCase<'rejectBooking'> = async (call) =>
  can(call.actor, 'approval:decide')
    ? decideBooking(call, 'reject', call.body.reason)
    : refuse('not_allowed');
