import type { AppServices } from './app-services';

/** The page and the person's e-mails follow the reader's choice. */
export const followLanguage = ({ language, session, api, permission }: AppServices): void => {
  document.documentElement.lang = language.value.get();
  language.value.subscribe(() => {
    const chosen = language.value.get();
    document.documentElement.lang = chosen;
    if (session.state.get().status !== 'signed-in') return;
    // The device has it already; the person's e-mails follow at the next choice that arrives.
    api
      .call('chooseLanguage', { body: { language: chosen }, background: true })
      // The person's name has two spellings.
      .then(permission.run)
      .catch(() => undefined);
  });
};
