import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { showRules } from './show-rules';

export const readRules: UseCase<'readRules'> = async (call) => {
  const { kind } = call.params;
  return done(await showRules(kind, call));
};
