import type { Answer } from './server';

declare global {
  // oxlint-disable-next-line no-var
  var firstLinkAnswer: Promise<Answer> | undefined;
}

/** What was asked before the page's own script had come; it answers one question only. */
export const firstAnswer = {
  keep: (answer: Promise<Answer>): void => {
    globalThis.firstLinkAnswer = answer;
  },
  take: (): Promise<Answer> | undefined => {
    const answer = globalThis.firstLinkAnswer;
    globalThis.firstLinkAnswer = undefined;
    return answer;
  },
};
