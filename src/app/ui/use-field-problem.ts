import { useCallback } from 'react';
import { fieldProblems, isFieldProblem } from '#words/field-problems';
import { refusals } from '#words/refusals';
import { useSay } from './use-say';

/** The words beside a field, from the code that its schema or the server gave. */
export const useFieldProblem = () => {
  const say = useSay();
  return useCallback(
    (code: unknown): string | undefined => {
      if (typeof code !== 'string' || code === '') return undefined;
      return say(isFieldProblem(code) ? fieldProblems[code] : refusals.invalid_input);
    },
    [say],
  );
};
