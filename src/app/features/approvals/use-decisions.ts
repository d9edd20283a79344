import { useEffect, useMemo } from 'react';
import { useServices } from '../../app-services';
import { openDecisions, type Decisions } from './open-decisions';

/** Decisions can be undone as long as this screen is looked at; whoever leaves it or the app has them sent. */
export const useDecisions = (onSettled: () => void): Decisions => {
  const { outbox, cache, language } = useServices();
  const decisions = useMemo(
    () => openDecisions({ outbox, cache, language, onSettled }),
    [outbox, cache, language, onSettled],
  );
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') decisions.flush();
    };
    const stop = decisions.start();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', decisions.flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', decisions.flush);
      decisions.flush();
      stop();
    };
  }, [decisions]);
  return decisions;
};
