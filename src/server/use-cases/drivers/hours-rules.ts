import { dayOf } from '#domain/dates/bangkok-time';
import { hoursPresets } from '#domain/hours/rules';
import type { Language } from '#domain/language';
import { done, refuse } from '#domain/refusal';
import type { Answer, UseCase } from '../../call';
import type { Db } from '../../db/client';
import { hoursRulesRepository } from '../../db/repositories/drivers/hours-rules.repository';

const show = async (db: Db, language: Language): Promise<Answer<'readHoursRules'>> => ({
  versions: await hoursRulesRepository(db).list(language),
  presets: Object.entries(hoursPresets).map(([id, rules]) => ({ id, rules: [...rules] })),
});

export const readHoursRules: UseCase<'readHoursRules'> = async ({ db, language }) =>
  done(await show(db, language));

export const addHoursRules: UseCase<'addHoursRules'> = async ({
  actor,
  body,
  language,
  db,
  now,
}) => {
  // What was judged yesterday was judged by the rules of yesterday.
  if (body.validFrom < dayOf(now))
    return refuse('invalid_input', { fields: { validFrom: 'in_the_past' } });
  const by = { personId: actor.personId, at: now };
  const isNew = await hoursRulesRepository(db).add(body, by);
  return isNew
    ? done(await show(db, language))
    : refuse('invalid_input', { fields: { validFrom: 'rules_already' } });
};
