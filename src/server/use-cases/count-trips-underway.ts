import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { tripRepository } from '../db/repositories/trips/trip.repository';

export const countTripsUnderway: UseCase<'countTripsUnderway'> = async ({ db }) => {
  return done({ count: await tripRepository(db).countUnderway() });
};
