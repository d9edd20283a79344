import type { Actor } from '#domain/access/actor';
import type { Db } from '../db/client';
import { fileRepository } from '../db/repositories/service/file.repository';

/** A picture that was there before, or that this person uploaded: nobody shows another's by guessing its id. */
export const isOwnPicture = async (
  fileId: string | null,
  before: string | null,
  { db, actor }: { db: Db; actor: Actor },
): Promise<boolean> =>
  fileId === null ||
  fileId === before ||
  (await fileRepository(db).isOwnPicture(fileId, actor.personId));
