import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { serviceStateRepository } from '../db/repositories/service/service-state.repository';

export const changeServiceState: UseCase<'changeServiceState'> = async ({
  actor,
  body,
  db,
  now,
  newId,
}) => {
  return done(
    await serviceStateRepository(db).change(body, {
      by: actor.personId,
      at: now,
      eventId: newId(),
    }),
  );
};
