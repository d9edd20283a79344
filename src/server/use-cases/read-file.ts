import { mayReadFile } from '#domain/access/may-read-file';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { fileRepository } from '../db/repositories/service/file.repository';

export const readFile: UseCase<'readFile'> = async ({ actor, params, db, now }) => {
  const files = fileRepository(db);
  const uses = await files.findUses(params.id, now);
  // Whoever may not read it does not learn that it exists.
  if (!uses || !mayReadFile(actor, uses)) return refuse('not_found');
  return done(await files.read(params.id));
};
