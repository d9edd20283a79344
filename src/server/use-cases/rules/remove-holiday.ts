import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { kindRulesRepository } from '../../db/repositories/rules/kind-rules.repository';
import { answerRules, managesEveryKind } from './show-rules';
import { tell } from '../tell';

export const removeHoliday: UseCase<'removeHoliday'> = async (call) => {
  const { kind, id } = call.params;
  const { actor, db } = call;
  const rules = kindRulesRepository(db);
  const holiday = await rules.findHoliday(id);
  if (!holiday || (holiday.kind !== null && holiday.kind !== kind)) return refuse('not_found');
  if (holiday.kind === null && !managesEveryKind(actor)) return refuse('not_allowed');
  await rules.removeHoliday(id);
  const { id: subjectId, ...before } = holiday;
  await tell(
    {
      action: 'remove',
      subject: 'holiday',
      id: subjectId,
      before,
    },
    call,
  );
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};
