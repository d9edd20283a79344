import { useEffect, useRef } from 'react';
import { useRemote } from '../../remote/use-remote';
import { useArranging } from './arranging-context';
import { adviceFor, suggestionsFor } from './day-remote';
import type { Target } from './target';

/** What could take it, and why the rest cannot; asked for anew once something was refused. */
export const useAdvice = (target: Target | null, carId: string | null = null) => {
  const { kind, refusal } = useArranging();
  const advice = useRemote(suggestionsFor, target && adviceFor(kind, target, carId));
  const { read } = advice;
  const heard = useRef(refusal);
  useEffect(() => {
    if (refusal && refusal !== heard.current) void read();
    heard.current = refusal;
  }, [refusal, read]);
  return advice;
};
