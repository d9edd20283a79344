import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';

export const readFleetOptions: UseCase<'readFleetOptions'> = async ({ params, language, db }) => {
  return done(await carPartRepository(db).options(params.kind, language));
};
