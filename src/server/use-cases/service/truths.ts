import { truthNames } from '#contract/truths';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { truthCheckRepository } from '../../db/repositories/service/truth-check.repository';

export const readTruths: UseCase<'readTruths'> = async ({ db }) => {
  const last = await truthCheckRepository(db).last();
  return done({
    checkedAt: last?.checkedAt.toISOString() ?? null,
    truths: truthNames.length,
    broken: [...(last?.broken ?? [])],
  });
};
