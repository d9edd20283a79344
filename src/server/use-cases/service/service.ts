import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { serviceStateRepository } from '../../db/repositories/service/service-state.repository';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import { contactRepository } from '../../db/repositories/users/contact.repository';

export const readServiceState: UseCase<'readServiceState'> = async ({ db }) =>
  done(await serviceStateRepository(db).read());

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

export const countTripsUnderway: UseCase<'countTripsUnderway'> = async ({ db }) =>
  done({ count: await tripRepository(db).countUnderway() });

export const listContacts: UseCase<'listContacts'> = async ({ language, db }) =>
  done(await contactRepository(db).list(language));
