import { useCallback } from 'react';
import { fieldProblems, isFieldProblem } from '#words/field-problems';
import { readFieldProblem } from '#words/read-field-problem';
import { refusals } from '#words/refusals';
import { useSay } from './use-say';

/** The words beside a field, from the code that its schema or the server gave. */
export const useFieldProblem = () => {
  const say = useSay();
  return useCallback(
    (code: unknown): string | undefined => {
      if (typeof code !== 'string' || code === '') return undefined;
      const problem = readFieldProblem(code);
      if (!isFieldProblem(problem.code)) return say(refusals.invalid_input);
      const sentence = say(fieldProblems[problem.code]);
      return problem.ref === undefined ? sentence : `${sentence} (${problem.ref})`;
    },
    [say],
  );
};
