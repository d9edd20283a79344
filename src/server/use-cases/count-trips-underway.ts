import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { tripRepository } from '../db/repositories/trips/trip.repository';

export const countTripsUnderway: UseCase<'countTripsUnderway'> = async ({ actor, db }) => {
  if (!can(actor, 'service-state:write')) return refuse('not_allowed');
  return done({ count: await tripRepository(db).countUnderway() });
};
