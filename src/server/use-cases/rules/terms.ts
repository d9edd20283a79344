import { dayOf } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import { kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { kindRulesRepository } from '../../db/repositories/rules/kind-rules.repository';
import { openRow } from '../open-row';
import { tell } from '../tell';
import { answerRules } from './show-rules';

/** A text that was accepted is never rewritten: a new one follows it, from its day on. */
export const addTerms: UseCase<'addTerms'> = async (call) => {
  const { kind } = call.params;
  const { body, db, now } = call;
  if (kinds[kind].withDriver) return refuse('not_found');
  if (body.validFrom < dayOf(now))
    return refuse('invalid_input', { fields: { validFrom: 'in_the_past' } });
  const rules = kindRulesRepository(db);
  // Two texts at once would have one number.
  await rules.find(kind, { lock: true });
  const [last] = await rules.terms(kind);
  // Whoever has not seen the newest would put their own in its place, unknowingly.
  const about = { subject: 'kind', name: kind } as const;
  const opened = await openRow(call, about, { version: last?.number ?? 0 });
  if (!opened.ok) return opened;
  // Whoever accepted it would be asked again for nothing.
  if (last && last.textTh === body.textTh && last.textEn === body.textEn)
    return refuse('nothing_new');
  const number = (last?.number ?? 0) + 1;
  await rules.addTerms(kind, number, body);
  await tell(call, { action: 'add-terms', subject: 'kind', after: { kind, number, ...body } });
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};
