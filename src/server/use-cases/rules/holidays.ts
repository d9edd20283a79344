import type { RulesAnswer } from '#contract/rules';
import { dayOf } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import { kindIds, type KindId } from '#kinds/registry';
import { findBroken } from '#kinds/request/find-broken';
import type { Call, UseCase } from '../../call';
import { comingBookingRepository } from '../../db/repositories/bookings/coming-booking.repository';
import { kindRulesRepository } from '../../db/repositories/rules/kind-rules.repository';
import { tell } from '../tell';
import { readServiceFacts, serviceFacts } from './service-facts';
import { answerRules, managesEveryKind } from './show-rules';

const brokenIn = async (
  kind: KindId,
  { body, db, language, now }: Call<'addHoliday'>,
): Promise<RulesAnswer['breaks']> => {
  const { limits, holidays, facts } = await readServiceFacts(kind, db, now);
  const { day, everyKind } = body;
  const after = serviceFacts(limits, [...holidays, { id: '', day, everyKind }], now);
  const coming = await comingBookingRepository(db, language).ofKind(kind, now);
  return findBroken(coming, facts, after);
};

export const addHoliday: UseCase<'addHoliday'> = async (call) => {
  const { kind } = call.params;
  const { actor, body, db, now, newId } = call;
  const { confirm, everyKind, ...named } = body;
  if (everyKind && !managesEveryKind(actor)) return refuse('not_allowed');
  if (named.day < dayOf(now)) return refuse('invalid_input', { fields: { day: 'in_the_past' } });
  const breaks: RulesAnswer['breaks'] = [];
  for (const holidayKind of everyKind ? kindIds : [kind])
    breaks.push(...(await brokenIn(holidayKind, call)));
  if (breaks.length > 0 && !confirm)
    return done(await answerRules(kind, { saved: false, breaks }, call));
  const id = newId();
  const holiday = { ...named, kind: everyKind ? null : kind };
  await kindRulesRepository(db).addHoliday(id, holiday);
  await tell(call, { action: 'create', subject: 'holiday', id, after: holiday });
  return done(await answerRules(kind, { saved: true, breaks }, call));
};

export const removeHoliday: UseCase<'removeHoliday'> = async (call) => {
  const { kind, id } = call.params;
  const { actor, db } = call;
  const rules = kindRulesRepository(db);
  const holiday = await rules.findHoliday(id);
  if (!holiday || (holiday.kind !== null && holiday.kind !== kind)) return refuse('not_found');
  if (holiday.kind === null && !managesEveryKind(actor)) return refuse('not_allowed');
  await rules.removeHoliday(id);
  const { id: subjectId, ...before } = holiday;
  await tell(call, { action: 'remove', subject: 'holiday', id: subjectId, before });
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};
