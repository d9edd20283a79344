import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useBackCloses } from '../../../ui/use-back-closes';
import classes from '../arranging.module.css';

/** What unfolds in the place of its button; folded up again, by Back too, the button has the focus as before. */
export const useUnfold = <What,>() => {
  const [unfolded, unfold] = useState<What | null>(null);
  const isReturning = useRef(false);
  const fold = useCallback(() => {
    isReturning.current = true;
    unfold(null);
  }, []);
  useBackCloses(fold, unfolded !== null);
  const button = useCallback((element: HTMLButtonElement | null) => {
    if (!element || !isReturning.current) return;
    isReturning.current = false;
    element.focus();
  }, []);
  return { unfolded, unfold, fold, button };
};

const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
};

/** Takes the focus itself, not its first field: no keyboard of a phone jumps over what unfolds. */
export const Unfolded = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    ref={takeFocus}
    role="group"
    aria-label={label}
    tabIndex={-1}
    className={classes['unfolded']}
  >
    {children}
  </div>
);
