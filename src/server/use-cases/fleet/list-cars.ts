import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carRepository } from '../../db/repositories/fleet/car.repository';

export const listCars: UseCase<'listCars'> = async ({
  actor,
  params,
  query,
  language,
  db,
  now,
}) => {
  if (!can(actor, 'fleet:read', params)) return refuse('not_allowed');
  return done(await carRepository(db).list(params.kind, query, { language, now }));
};
