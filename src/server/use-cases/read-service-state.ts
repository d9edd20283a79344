import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { serviceStateRepository } from '../db/repositories/service/service-state.repository';

export const readServiceState: UseCase<'readServiceState'> = async ({ db }) => {
  return done(await serviceStateRepository(db).read());
};
