import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { directoryRepository } from '../../db/repositories/imports/directory.repository';
import { saveImport } from './import-plan';
import { tell } from '../tell';
import { importingOf, planDirectory } from './plan-directory';

export const readDirectory: UseCase<'readDirectory'> = async ({ language, db }) =>
  done(await directoryRepository(db).read(language));

/** The clock reads it: that may take longer than anybody waits for an answer. */
export const pullDirectory: UseCase<'pullDirectory'> = async ({ actor, language, db, now }) => {
  const directory = directoryRepository(db);
  const { isOn } = await directory.lock();
  if (!isOn) return refuse('invalid_input', { fields: { directory: 'directory_off' } });
  await directory.want(actor.personId, now);
  return done(await directory.read(language));
};

export const readDirectoryPlan: UseCase<'readDirectoryPlan'> = async (call) => {
  const reading = await directoryRepository(call.db).readingId();
  if (reading === null) return refuse('not_found');
  const { show } = await planDirectory(importingOf(call, call.actor.personId, call.language));
  return done(show(reading, false));
};

/** Only what an admin has looked at and saved once goes on by itself. */
export const setDirectoryNightly: UseCase<'setDirectoryNightly'> = async (call) => {
  const { actor, body, language, db } = call;
  const directory = directoryRepository(db);
  const { isOn, savedAt } = await directory.lock();
  if (body.on && (!isOn || savedAt === null))
    return refuse('invalid_input', {
      fields: { directory: isOn ? 'not_saved_yet' : 'directory_off' },
    });
  await directory.setNightly(body.on ? actor.personId : null);
  await tell(call, { action: 'change', subject: 'directory', after: { nightly: body.on } });
  return done(await directory.read(language));
};

export const saveDirectory: UseCase<'saveDirectory'> = async (call) => {
  const { actor, body, db, now } = call;
  const directory = directoryRepository(db);
  const { readingId } = await directory.lock();
  if (readingId === null) return refuse('not_found');
  if (readingId !== body.reading) return refuse('changed_meanwhile');
  const importing = importingOf(call, call.actor.personId, call.language);
  await importing.store.lock();
  const { plan, show } = await planDirectory(importing);
  if (plan.changes.length > 0) await saveImport({ ...call, by: actor.personId }, 'directory', plan);
  await directory.noteSaved(now);
  return done(show(readingId, true));
};
