import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { showBooking } from './show-booking';

export const readBooking: UseCase<'readBooking'> = async (call) =>
  can(call.actor, 'booking:read') ? showBooking(call.params.id, call) : refuse('not_allowed');
