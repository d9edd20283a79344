import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { showDriver } from './show-driver';

export const readDriver: UseCase<'readDriver'> = async (call) => {
  if (!can(call.actor, 'driver:read')) return refuse('not_allowed');
  return showDriver(call.params.id, call);
};
