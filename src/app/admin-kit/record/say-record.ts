import type { Fields } from '#contract/record-field';
import { sayField } from '#contract/say-field';
import type { Say } from '#words/message';
import type { SayValue } from '../form/conflict-card';

/** What can be chosen for a field that is something else. */
export type Choices = Readonly<
  Record<string, readonly { value: string | number; label: string }[] | undefined>
>;

export const sayRecord =
  <V>(fields: Fields, choices: Choices, say: Say): SayValue<V> =>
  (name, value) => {
    const field = fields[name];
    if (!field) return null;
    const nameOf = (id: string | number) =>
      choices[name]?.find((choice) => choice.value === id)?.label;
    return { label: say(field.label), value: sayField(field, value, say, nameOf) };
  };
