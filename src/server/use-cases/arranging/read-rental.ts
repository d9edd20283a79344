import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { showRental } from './show-rental';

export const readRental: UseCase<'readRental'> = async (call) =>
  can(call.actor, 'booking:read') ? showRental(call.params.id, call) : refuse('not_allowed');
