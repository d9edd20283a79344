import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { offeredCars } from './offered-cars';

export const listFreeCars: UseCase<'listFreeCars'> = async ({ query, db }) => {
  return done(await offeredCars('bookingnodriver', query, db));
};
