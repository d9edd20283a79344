import dayjs from 'dayjs';
import type { Language } from '#domain/language';
import type { AppServices } from './app-services';

/** English is built in. */
const dayjsLocales: Record<Language, () => Promise<unknown>> = {
  th: () => import('dayjs/locale/th'),
  en: () => Promise.resolve(),
};

const speak = async (language: Language) => {
  document.documentElement.lang = language;
  await dayjsLocales[language]();
  dayjs.locale(language);
};

/** The page, the calendar and the person's e-mails follow the reader's choice. */
export const followLanguage = ({ language, session, api }: AppServices): void => {
  void speak(language.value.get());
  language.value.subscribe(() => {
    const chosen = language.value.get();
    void speak(chosen);
    if (session.state.get().status !== 'signed-in') return;
    // The device has it already; the person's e-mails follow at the next choice that arrives.
    api
      .call('chooseLanguage', { body: { language: chosen }, background: true })
      .catch(() => undefined);
  });
};
