import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';

export const readFleetOptions: UseCase<'readFleetOptions'> = async ({
  actor,
  params,
  language,
  db,
}) => {
  if (!can(actor, 'fleet:read', params)) return refuse('not_allowed');
  return done(await carPartRepository(db).options(params.kind, language));
};
