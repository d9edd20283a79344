import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { showRules } from './show-rules';

export const readRules: UseCase<'readRules'> = async (call) => {
  const { kind } = call.params;
  if (!can(call.actor, 'rules:read', { kind })) return refuse('not_allowed');
  return done(await showRules(kind, call));
};
