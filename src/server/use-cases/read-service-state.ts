import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { serviceStateRepository } from '../db/repositories/service/service-state.repository';

export const readServiceState: UseCase<'readServiceState'> = async ({ actor, db }) => {
  if (!can(actor, 'service-state:read')) return refuse('not_allowed');
  return done(await serviceStateRepository(db).read());
};
