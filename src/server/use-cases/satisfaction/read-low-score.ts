import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { lowScoreRepository } from '../../db/repositories/ratings/low-score.repository';

export const readLowScore: UseCase<'readLowScore'> = async (call) => {
  const { params, db } = call;
  const { kind, id } = params;
  const found = await lowScoreRepository(db, kind).find(id, call);
  return found ? done(found) : refuse('not_found');
};
