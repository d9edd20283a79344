import type { Fields } from '#contract/record-field';
import { emptyEnglish } from '#contract/record-entries';
import { differenceOf } from './difference-of';

type Values = Readonly<Record<string, unknown>>;

const isPersonal = (fields: Fields, name: string) => fields[name]?.place.isPersonal === true;

/** What an event may keep for good: nothing by which somebody could be called or found. */
const withoutPersonal = (fields: Fields, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(emptyEnglish(fields, values)).filter(
      ([name]) => name in fields && !isPersonal(fields, name),
    ),
  );

/** Of what is personal, only that it changed. */
const personalChanges = (fields: Fields, before: Values, after: Values): string[] => {
  const [was, is] = [emptyEnglish(fields, before), emptyEnglish(fields, after)];
  return Object.keys(after).filter(
    (name) => isPersonal(fields, name) && (was[name] ?? '') !== (is[name] ?? ''),
  );
};

const withChanged = (after: Values, personal: readonly string[]) => ({
  ...after,
  ...(personal.length > 0 && { fields: personal }),
});

/** What something new begins with. */
export const madeOf = (fields: Fields, values: Values) =>
  withChanged(withoutPersonal(fields, values), personalChanges(fields, {}, values));

/** From what to what, as an event tells it. Every key has its field: a change that an event could not tell would be lost. */
export const changeOf = <After extends Values>(
  fields: Fields & Readonly<Record<keyof After, unknown>>,
  before: Values,
  after: After,
) => {
  const difference = differenceOf(withoutPersonal(fields, before), withoutPersonal(fields, after));
  return {
    before: difference.before,
    after: withChanged(difference.after, personalChanges(fields, before, after)),
  };
};
