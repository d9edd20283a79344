import { useRemote } from '../../remote/use-remote';
import { useArranging } from './arranging-context';
import { adviceFor, suggestionsFor } from './day-remote';
import type { Target } from './target';

/** What could take it, and why the rest cannot. */
export const useAdvice = (target: Target | null, carId: string | null = null) => {
  const { kind, answers } = useArranging();
  return useRemote(suggestionsFor, target && adviceFor({ kind, target, carId, answers }));
};
