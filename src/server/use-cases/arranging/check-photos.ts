import { done, refuse, type Outcome } from '#domain/refusal';
import type { Db } from '../../db/client';
import { fileRepository } from '../../db/repositories/service/file.repository';

/** Pictures that this person took: nobody else's, and no papers. */
export const checkPhotos = async (
  photoIds: readonly string[],
  { personId, db }: { personId: string; db: Db },
): Promise<Outcome<null>> => {
  const files = fileRepository(db);
  for (const [index, id] of photoIds.entries())
    if (!(await files.isOwnPicture(id, personId)))
      return refuse('invalid_input', { fields: { [`photoIds.${index}`]: 'unknown' } });
  return done(null);
};
