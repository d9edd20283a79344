import { dayOf } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { licenceRepository } from '../../db/repositories/drivers/licence.repository';
import { fileRepository } from '../../db/repositories/service/file.repository';
import { directoryRepository } from '../../db/repositories/users/directory.repository';
import { personRepository } from '../../db/repositories/users/person.repository';
import { refuseStale } from '../open-row';

export const chooseLanguage: UseCase<'chooseLanguage'> = async ({ actor, body, db }) => {
  await personRepository(db).chooseLanguage(actor.personId, body.language);
  return done(body);
};

export const searchPeople: UseCase<'searchPeople'> = async ({ query, language, db }) =>
  done(await directoryRepository(db).search(query.q, language));

export const readLicence: UseCase<'readLicence'> = async ({ actor, db }) =>
  done(await licenceRepository(db).read(actor.personId));

export const saveLicence: UseCase<'saveLicence'> = async ({
  actor,
  body,
  version = 0,
  language,
  db,
  now,
  newId,
}) => {
  const { personId } = actor;
  if (body.expiresOn < dayOf(now))
    return refuse('invalid_input', { fields: { expiresOn: 'expired' } });
  if (!(await fileRepository(db).isOwnPicture(body.photoId, personId)))
    return refuse('invalid_input', { fields: { photoId: 'invalid' } });
  const licences = licenceRepository(db);
  const event = { eventId: newId(), at: now };
  if (await licences.save({ personId, licence: body, version }, event))
    return done(await licences.read(personId));
  const present = await licences.read(personId);
  return refuseStale({ db, language }, { subject: 'licence', id: personId }, present.version);
};
