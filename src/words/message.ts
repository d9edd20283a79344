import type { Language } from '#domain/language';

type Text<P> = [P] extends [void] ? string : (params: P) => string;

/**
 * One thing the product says, in every language. A message is an exported constant of its own, so that a missing
 * key, language or parameter is a compile error and a screen carries only the words that it uses.
 */
export type Message<P = void> = Readonly<Record<Language, Text<P>>>;

export type Say = {
  (message: Message): string;
  <P extends object>(message: Message<P>, params: P): string;
};

export const sayIn =
  (language: Language): Say =>
  (message: Message<object> | Message, params: object = {}) => {
    const text: unknown = message[language];
    return typeof text === 'function' ? String(text(params)) : String(text);
  };
