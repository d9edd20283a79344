import { can } from '#domain/access/can';
import { dayOf } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { fileRepository } from '../db/repositories/file.repository';
import { licenceRepository } from '../db/repositories/licence.repository';

export const saveLicence: UseCase<'saveLicence'> = async ({
  actor,
  body,
  version = 0,
  db,
  now,
  newId,
}) => {
  if (!can(actor, 'licence:write')) return refuse('not_allowed');
  const { personId } = actor;
  if (body.expiresOn < dayOf(now))
    return refuse('invalid_input', { fields: { expiresOn: 'expired' } });
  if (!(await fileRepository(db).isOwnPicture(body.photoId, personId)))
    return refuse('invalid_input', { fields: { photoId: 'invalid' } });
  const conflict = await licenceRepository(db).save(
    { personId, licence: body, version },
    { eventId: newId(), at: now },
  );
  if (conflict) return refuse('changed_meanwhile', { conflict });
  return done(await licenceRepository(db).read(personId));
};
