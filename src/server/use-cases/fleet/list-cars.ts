import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carRepository } from '../../db/repositories/fleet/car.repository';

export const listCars: UseCase<'listCars'> = async ({ params, query, language, db, now }) => {
  return done(await carRepository(db).list(params.kind, query, { language, now }));
};
