import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../app-services';
import type { DraftKeeper } from './draft-keeper';
import type { FormContent } from './form-content';

const PAUSE_MS = 500;

/**
 * Keeps what is written after each pause in typing, and at once when the page is left: a phone may never come back to
 * it. Nothing is kept before the person's first answer.
 */
export const useDraft = <D>(keeper: DraftKeeper<D>) => {
  const { drafts } = useServices();
  const unsaved = useRef<FormContent<D> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current) keeper.save(unsaved.current);
    unsaved.current = null;
    return drafts.flush();
  }, [keeper, drafts]);

  const keep = useCallback(
    (content: FormContent<D>) => {
      unsaved.current = content;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );

  const discard = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = null;
    keeper.discard();
  }, [keeper]);

  useEffect(() => {
    const leave = () => void flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [flush]);

  return { keep, flush, discard };
};
