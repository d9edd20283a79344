import { useCallback, useEffect, useRef } from 'react';

/**
 * Beside the page nothing is trapped; whoever opens something there by keyboard goes in all the same, and comes back to
 * where they were. For the title of a dialog: a new title is something new to go into.
 */
export const useKeyboardWayIn = () => {
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
