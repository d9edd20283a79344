import { pleaseChoose } from '#words/booking-form';
import { fieldProblems } from '#words/field-problems';
import { useSay } from '../ui/use-say';

/** The words beside answers to choose from: there is nothing to fill in. */
export const useChoiceProblem = () => {
  const say = useSay();
  return (problem: string | undefined): string | undefined =>
    problem === say(fieldProblems.required) ? say(pleaseChoose) : problem;
};
