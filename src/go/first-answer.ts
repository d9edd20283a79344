import type { Answer } from './server';

declare global {
  interface Window {
    firstLinkAnswer?: Promise<Answer> | undefined;
  }
}

/** What was asked before the page's own script had come; it answers one question only. */
export const firstAnswer = {
  keep: (answer: Promise<Answer>): void => {
    window.firstLinkAnswer = answer;
  },
  take: (): Promise<Answer> | undefined => {
    const answer = window.firstLinkAnswer;
    window.firstLinkAnswer = undefined;
    return answer;
  },
};
