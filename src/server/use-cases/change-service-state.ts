import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { serviceStateRepository } from '../db/repositories/service/service-state.repository';

export const changeServiceState: UseCase<'changeServiceState'> = async ({
  actor,
  body,
  db,
  now,
  newId,
}) => {
  if (!can(actor, 'service-state:write')) return refuse('not_allowed');
  return done(
    await serviceStateRepository(db).change(body, {
      by: actor.personId,
      at: now,
      eventId: newId(),
    }),
  );
};
