import { createContext, useCallback, useContext } from 'react';
import { fieldProblems } from '#words/field-problems';
import type { Message } from '#words/message';
import { readFieldProblem } from '#words/read-field-problem';
import { refusals } from '#words/refusals';
import { useSay } from './use-say';

/** What can be said beside a field; the administration knows more. */
export const ProblemWords = createContext<Readonly<Record<string, Message>>>(fieldProblems);

/** The words beside a field, from the code that its schema or the server gave. */
export const useFieldProblem = () => {
  const say = useSay();
  const words = useContext(ProblemWords);
  return useCallback(
    (problem: unknown): string | undefined => {
      if (typeof problem !== 'string' || problem === '') return undefined;
      const { code, ref } = readFieldProblem(problem);
      const known = Object.hasOwn(words, code) ? words[code] : undefined;
      if (!known) return say(refusals.invalid_input);
      return ref === undefined ? say(known) : `${say(known)} (${ref})`;
    },
    [say, words],
  );
};
