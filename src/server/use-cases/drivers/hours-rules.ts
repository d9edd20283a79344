import { isDeepStrictEqual } from 'node:util';
import { answersOf } from '#contract/hours-fields';
import type { HoursRules } from '#contract/hours-calls';
import { dayOf } from '#domain/dates/bangkok-time';
import { hoursPresets } from '#domain/hours/rules';
import type { Language } from '#domain/language';
import { done, refuse } from '#domain/refusal';
import type { Answer, UseCase } from '../../call';
import type { Db } from '../../db/client';
import { hoursRulesRepository } from '../../db/repositories/drivers/hours-rules.repository';
import { tell } from '../tell';

type Version = Pick<HoursRules['versions'][number], 'group' | 'validFrom' | 'rules'>;

const show = async (db: Db, language: Language): Promise<Answer<'readHoursRules'>> => ({
  versions: await hoursRulesRepository(db).list(language),
  presets: Object.entries(hoursPresets).map(([id, rules]) => ({ id, rules: [...rules] })),
});

export const readHoursRules: UseCase<'readHoursRules'> = async ({ db, language }) =>
  done(await show(db, language));

/** As the form asks, so that the history says it in its words; nothing of what does not hold. */
const inWords = ({ group, validFrom, rules }: Version) => {
  const hold = rules.map(({ type }) => `${type}Hard`);
  const answers = Object.entries(answersOf(rules)).filter(
    ([name, answer]) => Boolean(answer) || hold.includes(name),
  );
  return { group, validFrom, ...Object.fromEntries(answers) };
};

export const addHoursRules: UseCase<'addHoursRules'> = async (call) => {
  const { actor, body, language, db, now } = call;
  // What was judged yesterday was judged by the rules of yesterday.
  if (body.validFrom < dayOf(now))
    return refuse('invalid_input', { fields: { validFrom: 'in_the_past' } });
  const by = { personId: actor.personId, at: now };
  const versions = hoursRulesRepository(db);
  const before = answersOf(await versions.validOn(body));
  const isNew = await versions.add(body, by);
  if (!isNew) return refuse('invalid_input', { fields: { validFrom: 'rules_already' } });
  if (isDeepStrictEqual(before, answersOf(body.rules))) return refuse('nothing_new');
  await tell(call, { action: 'create', subject: 'hours_rules', after: inWords(body) });
  return done(await show(db, language));
};

export const removeHoursRules: UseCase<'removeHoursRules'> = async (call) => {
  const { body, language, db, now } = call;
  const today = dayOf(now);
  if (body.validFrom <= today) return refuse('not_now');
  const rules = await hoursRulesRepository(db).remove(body, today);
  if (!rules) return refuse('not_found');
  await tell(call, {
    action: 'remove',
    subject: 'hours_rules',
    before: inWords({ ...body, rules }),
  });
  return done(await show(db, language));
};
