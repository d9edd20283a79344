import type { LinkPage } from '#contract/link-pages';
import type { Language } from '#domain/language';
import { CONTACTS, LANGUAGE, pinKeyOf } from './storage-keys';

/** What this page itself has written. */
export const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

export const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or not allowed here: the page works without.
  }
};

export const keptPin = (token: string): string | null => read(pinKeyOf(token)) as string | null;
export const keptContacts = (): LinkPage['contacts'] =>
  (read(CONTACTS) as LinkPage['contacts'] | null) ?? [];
export const keptLanguage = (): Language => (read(LANGUAGE) === 'en' ? 'en' : 'th');

/** The address is `/go/` and the token. */
export const tokenOfAddress = (): string => location.pathname.split('/')[2] ?? '';
