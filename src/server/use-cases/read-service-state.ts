import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { serviceStateRepository } from '../db/repositories/service-state.repository';
import { tripRepository } from '../db/repositories/trip.repository';

export const readServiceState: UseCase<'readServiceState'> = async ({ actor, db }) => {
  if (!can(actor, 'service-state:read')) return refuse('not_allowed');
  const state = await serviceStateRepository(db).read();
  if (!can(actor, 'service-state:write')) return done(state);
  return done({ ...state, tripsUnderway: await tripRepository(db).countUnderway() });
};
