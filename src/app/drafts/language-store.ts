import { isLanguage, type Language } from '#domain/language';
import { LANGUAGE_KEY } from '../storage-keys';
import { createStore, type ReadableStore } from '../ui/store';
import type { DeviceMemory } from './device-memory';

/** The reader's language: Thai until this device has been told otherwise. */
export type LanguageStore = {
  value: ReadableStore<Language>;
  /** Before the first screen, so that nobody sees it in the other language first. */
  restore: () => Promise<void>;
  choose: (language: Language) => void;
};

export const createLanguageStore = (memory: DeviceMemory): LanguageStore => {
  const value = createStore<Language>('th');
  let isChosen = false;
  return {
    value: { get: value.get, subscribe: value.subscribe },
    restore: async () => {
      const remembered = await memory.recall(LANGUAGE_KEY);
      if (!isChosen && isLanguage(remembered)) value.set(remembered);
    },
    choose: (language) => {
      isChosen = true;
      value.set(language);
      void memory.remember(LANGUAGE_KEY, language);
    },
  };
};
