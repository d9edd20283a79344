import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { lowScoreRepository } from '../../db/repositories/ratings/low-score.repository';

export const readLowScore: UseCase<'readLowScore'> = async (call) => {
  const { actor, params, db } = call;
  const { kind, id } = params;
  if (!can(actor, 'satisfaction:read', { kind })) return refuse('not_allowed');
  const found = await lowScoreRepository(db, kind).find(id, call);
  return found ? done(found) : refuse('not_found');
};
