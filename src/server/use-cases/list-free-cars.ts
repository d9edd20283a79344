import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { offeredCars } from './offered-cars';

export const listFreeCars: UseCase<'listFreeCars'> = async ({ actor, query, db }) => {
  if (!can(actor, 'free-cars:list')) return refuse('not_allowed');
  return done(await offeredCars('bookingnodriver', query, db));
};
