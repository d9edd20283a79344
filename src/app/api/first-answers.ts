/** What has been asked for before the entry had come. Each is taken once. */
export type FirstAnswers = {
  /** Undefined where it did not come: whoever needs it asks again, and says so. */
  config?: Promise<unknown>;
  /** Good for the person alone whose token it was asked with. */
  check?: Promise<{ idToken: string; response: Response } | undefined>;
};

declare global {
  interface Window {
    firstAnswers?: FirstAnswers;
  }
}

export const takeFirst = <K extends keyof FirstAnswers>(name: K): FirstAnswers[K] | undefined => {
  const answer = window.firstAnswers?.[name];
  delete window.firstAnswers?.[name];
  return answer;
};
