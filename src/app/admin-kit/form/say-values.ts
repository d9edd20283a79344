import type { Message, Say } from '#words/message';
import type { SayValue } from './conflict-card';

/** Texts, numbers and answers of yes or no as they are; what has parts needs words of its own. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** A form's values in words, from the labels of its fields; what is no plain text is said in a way of its own. */
export const sayValues =
  <V extends object>(
    say: Say,
    labels: Readonly<Partial<Record<keyof V & string, Message>>>,
    special?: Readonly<Partial<Record<keyof V & string, (value: never) => string>>>,
  ): SayValue<V> =>
  (name, value) => {
    const label = labels[name];
    if (!label) return null;
    if (value === null) return { label: say(label), value: '' };
    return { label: say(label), value: special?.[name]?.(value as never) ?? plainText(value) };
  };
