import { dayOf } from '#domain/dates/bangkok-time';
import { done } from '#domain/refusal';
import { findBroken } from '#kinds/request/find-broken';
import type { UseCase } from '../../call';
import { comingBookingRepository } from '../../db/repositories/bookings/coming-booking.repository';
import { kindRulesRepository } from '../../db/repositories/rules/kind-rules.repository';
import { differenceOf } from '../difference-of';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';
import { serviceFacts } from './service-facts';
import { answerRules, showRules } from './show-rules';

export const readRules: UseCase<'readRules'> = async (call) => {
  const { kind } = call.params;
  return done(await showRules(kind, call));
};

export const changeRules: UseCase<'changeRules'> = async (call) => {
  const { kind } = call.params;
  const { language, db, now } = call;
  const { confirm, ...after } = call.body;
  const rules = kindRulesRepository(db);
  const locked = await rules.find(kind, { lock: true });
  const opened = await openRow(call, { subject: 'kind', name: kind }, locked);
  if (!opened.ok) return opened;
  const { limits: before } = opened.value;
  const holidays = await rules.holidays(kind, dayOf(now));
  const coming = await comingBookingRepository(db, language).ofKind(kind, now);
  const breaks = findBroken(
    coming,
    serviceFacts(before, holidays, now),
    serviceFacts(after, holidays, now),
  );
  if (breaks.length > 0 && !confirm)
    return done(await answerRules(kind, { saved: false, breaks }, call));
  const difference = differenceOf(before, after);
  const change = {
    action: 'change',
    subject: 'kind',
    before: { kind, ...difference.before },
    after: { kind, ...difference.after },
  } as const;
  await saveChange(call, change, () => rules.save(kind, after));
  return done(await answerRules(kind, { saved: true, breaks }, call));
};
