import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { kindRulesRepository } from '../../db/repositories/rules/kind-rules.repository';
import { answerRules, managesEveryKind } from './show-rules';

export const removeHoliday: UseCase<'removeHoliday'> = async (call) => {
  const { kind, id } = call.params;
  const { actor, db, now, newId } = call;
  const rules = kindRulesRepository(db);
  const holiday = await rules.findHoliday(id);
  if (!holiday || (holiday.kind !== null && holiday.kind !== kind)) return refuse('not_found');
  if (holiday.kind === null && !managesEveryKind(actor)) return refuse('not_allowed');
  await rules.removeHoliday(id);
  const { id: subjectId, ...before } = holiday;
  await eventRepository(db).append({
    id: newId(),
    at: now,
    by: actor.personId,
    action: 'remove',
    subject: 'holiday',
    subjectId,
    before,
  });
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};
