import type { CarBody } from '#contract/fleet';
import type { Actor } from '#domain/access/actor';
import { can } from '#domain/access/can';
import type { FieldProblems } from '#domain/refusal';
import type { Db } from '../../db/client';
import { fileRepository } from '../../db/repositories/service/file.repository';
import type { StoredCar } from '../../db/repositories/fleet/car.repository';
import { isOwnPicture } from '../is-own-picture';

/** A file that somebody else uploaded is not given away by guessing its id. */
export const isUsable = async (
  fileId: string | null,
  before: string | null,
  { db, actor }: { db: Db; actor: Actor },
): Promise<boolean> =>
  fileId === null || fileId === before || (await fileRepository(db).isOwn(fileId, actor.personId));

/** What only the server knows to be wrong with a car; `before` is null for a new one. */
export const judgeCar = async (
  car: CarBody,
  before: StoredCar | null,
  { db, actor }: { db: Db; actor: Actor },
): Promise<FieldProblems> => {
  const had = before?.kinds ?? [];
  const changed = [
    ...car.kinds.filter((kind) => !had.includes(kind)),
    ...had.filter((kind) => !car.kinds.includes(kind)),
  ];
  const isMine = changed.every((kind) => can(actor, 'fleet:write', { kind }));
  const { photoId } = car;
  const isShown = await isOwnPicture(photoId, before?.photoId ?? null, { db, actor });
  return {
    ...(!isMine && { kinds: 'not_your_kind' }),
    ...(!isShown && { photoId: 'invalid' }),
  };
};
