import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Overlay } from './overlay';
import classes from './sheet.module.css';
import { useWide } from './use-wide';
import { WholeParts } from './whole-words';

/**
 * Beside the page nothing is trapped; whoever opens something there by keyboard goes in all the same, and comes back to
 * where they were. For the title of a dialog: a new title is something new to go into.
 */
const useKeyboardWayIn = () => {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(
    () => () => {
      if (document.activeElement === document.body) cameFrom.current?.focus();
    },
    [],
  );

  return useCallback((title: HTMLElement | null) => {
    const dialog = title?.closest<HTMLElement>('[role="dialog"]');
    const { activeElement: here } = document;
    if (!dialog || !(here instanceof HTMLElement) || dialog.contains(here)) return;
    if (!here.matches(':focus-visible')) return;
    cameFrom.current = here;
    dialog.focus();
  }, []);
};

type SheetProps = {
  title: string;
  onClose: () => void;
  /** For long forms: wider beside the page, and the whole height of a phone. */
  roomy?: boolean;
  children: ReactNode;
};

/** From the bottom edge of phones, where the thumb is; beside the page on wide screens, which stays usable. */
export const Sheet = ({ title, onClose, roomy, children }: SheetProps) => {
  const wide = useWide();
  const enter = useKeyboardWayIn();
  return (
    <Overlay
      modal={!wide}
      title={
        <span key={title} ref={enter}>
          <WholeParts of={title} />
        </span>
      }
      onClose={onClose}
      classes={classes}
      marks={{ 'data-wide': wide || undefined, 'data-roomy': roomy || undefined }}
    >
      {children}
    </Overlay>
  );
};
