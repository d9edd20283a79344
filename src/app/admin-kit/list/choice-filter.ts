import type { Field } from '#contract/record-field';
import type { Say } from '#words/message';
import type { Filter } from './list-definition';

/** By a field that is a choice, in its own words; of `many` any may be chosen. */
export const choiceFilter = (
  id: string,
  { label, names = {} }: Pick<Field, 'label' | 'names'>,
  say: Say,
  { many = false }: { many?: boolean } = {},
): Filter => ({
  id,
  title: label,
  ...(many ? { many } : { compact: true }),
  options: Object.entries(names).map(([value, name]) => ({ value, label: say(name) })),
});
