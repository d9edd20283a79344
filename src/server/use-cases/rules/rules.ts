import type { KindLimits } from '#contract/rules';
import { dayOf } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import { findBroken } from '#kinds/request/find-broken';
import type { UseCase } from '../../call';
import { comingBookingRepository } from '../../db/repositories/bookings/coming-booking.repository';
import { kindRulesRepository } from '../../db/repositories/rules/kind-rules.repository';
import { lastSingleChange } from '../../db/rows/audit/last-single-change';
import { tell } from '../tell';
import { serviceFacts } from './service-facts';
import { answerRules, showRules } from './show-rules';

export const readRules: UseCase<'readRules'> = async (call) => {
  const { kind } = call.params;
  return done(await showRules(kind, call));
};

const differing = (before: KindLimits, after: KindLimits): (keyof KindLimits)[] =>
  (Object.keys(after) as (keyof KindLimits)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

const pick = (limits: KindLimits, names: readonly (keyof KindLimits)[]) =>
  Object.fromEntries(names.map((name) => [name, limits[name]]));

export const changeRules: UseCase<'changeRules'> = async (call) => {
  const { kind } = call.params;
  const { version, language, db, now } = call;
  const { confirm, ...after } = call.body;
  const rules = kindRulesRepository(db);
  const { limits: before, version: present } = await rules.find(kind, { lock: true });
  if (present !== version) {
    const changed = { subject: 'kind', key: 'kind', value: kind, version: present };
    const conflict = await lastSingleChange(db, changed, language);
    return refuse('changed_meanwhile', { ...(conflict && { conflict }) });
  }
  const holidays = await rules.holidays(kind, dayOf(now));
  const coming = await comingBookingRepository(db, language).ofKind(kind, now);
  const breaks = findBroken(
    coming,
    serviceFacts(before, holidays, now),
    serviceFacts(after, holidays, now),
  );
  if (breaks.length > 0 && !confirm)
    return done(await answerRules(kind, { saved: false, breaks }, call));
  const names = differing(before, after);
  if (names.length > 0) {
    await rules.save(kind, after);
    await tell(
      {
        action: 'change',
        subject: 'kind',
        before: { kind, ...pick(before, names) },
        after: { kind, ...pick(after, names) },
      },
      call,
    );
  }
  return done(await answerRules(kind, { saved: true, breaks }, call));
};
