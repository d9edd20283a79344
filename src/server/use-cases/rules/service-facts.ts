import type { KindLimits } from '#contract/rules';
import type { KindId } from '#kinds/registry';
import { dayOf, type Day } from '#domain/dates/bangkok-time';
import type { ServiceFacts } from '#kinds/request/facts';
import type { Db } from '../../db/client';
import { kindRulesRepository } from '../../db/repositories/rules/kind-rules.repository';

export type Holidays = readonly { id: string; day: Day; everyKind: boolean }[];

/** When a kind runs under these limits and on these days off. */
export const serviceFacts = (limits: KindLimits, holidays: Holidays, now: Date): ServiceFacts => ({
  now,
  rules: limits,
  closedDays: holidays
    .filter(({ everyKind }) => !everyKind || !limits.onHolidays)
    .map(({ day }) => day),
});

export const readServiceFacts = async (kind: KindId, db: Db, now: Date) => {
  const rules = kindRulesRepository(db);
  const { limits } = await rules.find(kind, { lock: false });
  const holidays: Holidays = await rules.holidays(kind, dayOf(now));
  return { limits, holidays, facts: serviceFacts(limits, holidays, now) };
};
