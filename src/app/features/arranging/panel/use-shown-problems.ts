import { useState } from 'react';
import type { FieldProblems } from '#domain/refusal';
import { useFieldProblem } from '../../../ui/use-field-problem';

/** What is wrong with a form's own fields is said beside them; of anything else the bar speaks. */
export const useShownProblems = (shown: readonly string[]) => {
  const explain = useFieldProblem();
  const [problems, setProblems] = useState<FieldProblems>({});
  return {
    problem: (name: string) => explain(problems[name]),
    setProblems,
    isShown: (found: FieldProblems): boolean => {
      setProblems(found);
      return Object.keys(found).every((name) => shown.includes(name));
    },
  };
};
