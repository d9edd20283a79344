import type { Answer } from './server';

declare global {
  interface Window {
    firstLinkAnswer?: Promise<Answer | undefined> | undefined;
  }
}

/** What was asked before the page's own script had come; it answers one question only, and none where the API stands elsewhere. */
export const firstAnswer = {
  keep: (answer: Promise<Answer | undefined>): void => {
    window.firstLinkAnswer = answer;
  },
  take: async (): Promise<Answer | undefined> => {
    const answer = window.firstLinkAnswer;
    window.firstLinkAnswer = undefined;
    return answer;
  },
};
