import type { Language } from '#domain/language';
import type { AppServices } from './app-services';
import { afterFirstPaint } from './session/after-first-paint';

/** English is built in. */
const localeOf: Record<Language, () => Promise<unknown>> = {
  th: () => import('dayjs/locale/th'),
  en: () => Promise.resolve(),
};

/** The calendar's words, which no first screen needs. */
const teachCalendar = async (language: Language) => {
  await afterFirstPaint();
  const [{ default: dayjs }] = await Promise.all([import('dayjs'), localeOf[language]()]);
  dayjs.locale(language);
};

const speak = (language: Language) => {
  document.documentElement.lang = language;
  // Without a network the locale may be missing on a first visit; digits are read all the same.
  teachCalendar(language).catch(() => undefined);
};

/** The page, the calendar and the person's e-mails follow the reader's choice. */
export const followLanguage = ({ language, session, api, permission }: AppServices): void => {
  speak(language.value.get());
  language.value.subscribe(() => {
    const chosen = language.value.get();
    speak(chosen);
    if (session.state.get().status !== 'signed-in') return;
    // The device has it already; the person's e-mails follow at the next choice that arrives.
    api
      .call('chooseLanguage', { body: { language: chosen }, background: true })
      // The person's name has two spellings.
      .then(permission.run)
      .catch(() => undefined);
  });
};
