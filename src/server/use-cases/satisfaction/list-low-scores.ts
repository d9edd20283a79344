import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { lowScoreRepository } from '../../db/repositories/ratings/low-score.repository';

export const listLowScores: UseCase<'listLowScores'> = async (call) => {
  const { actor, params, query, db, now, language } = call;
  const { kind } = params;
  const reader = { me: actor.personId, language, now };
  return done(await lowScoreRepository(db, kind).list(query, reader));
};
