import type { Language } from '#domain/language';
import { type Say, sayIn } from '#words/message';
import { useServices } from '../app-services';
import { useStore } from './store';

const says: Record<Language, Say> = { th: sayIn('th'), en: sayIn('en') };

export const useLanguage = (): Language => useStore(useServices().language.value);

/** The words of the catalogue in the reader's language. */
export const useSay = (): Say => says[useLanguage()];
