import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { personalDataRepository } from '../../db/repositories/users/personal-data.repository';
import { tell } from '../tell';

export const findDataSubjects: UseCase<'findDataSubjects'> = async ({ query, language, db }) =>
  done({ people: await personalDataRepository(db).find(query.q, language) });

export const exportPersonalData: UseCase<'exportPersonalData'> = async ({ params, db }) => {
  const data = await personalDataRepository(db).exportOf(params.id);
  return data ? done(data) : refuse('not_found');
};

/** Only who has left, and has nothing open in which others must know who they are. */
export const erasePersonalData: UseCase<'erasePersonalData'> = async (call) => {
  const { actor, params, language, db, now } = call;
  const { id } = params;
  if (id === actor.personId) return refuse('own_rights');
  const people = personalDataRepository(db);
  await people.lock(id);
  const person = await people.read(id, language);
  if (!person) return refuse('not_found');
  if (person.hindrance !== null) return refuse('not_now');
  await people.erase(id, now);
  await tell(call, { action: 'erase', subject: 'person', id });
  const erased = await people.read(id, language);
  return erased ? done(erased) : refuse('not_found');
};
