import { useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What stands above is drawn when it is known too; later than this nobody waits for it any more. */
const SETTLES_MS = 5_000;
const handsOn = ['pointerdown', 'wheel', 'keydown'] as const;

/** Before the eyes, also when something grows above it, until the reader moves. */
const keepBeforeEyes = (part: Element): (() => void) => {
  const show = () => part.scrollIntoView?.({ block: 'start' });
  const growth = new ResizeObserver(show);
  const leave = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const act of handsOn) removeEventListener(act, leave);
  };
  const timer = setTimeout(leave, SETTLES_MS);
  for (const act of handsOn) addEventListener(act, leave);
  show();
  growth.observe(document.body);
  return leave;
};

/** As the `ref` of a part that is drawn when it is known: where the address leads to it, it comes before the eyes. */
export const useLedTo = (part: string) => {
  const isWanted = useLocation({ select: ({ hash }) => hash === part });
  return useCallback(
    (drawn: HTMLElement | null) => {
      const section = drawn?.closest('section, fieldset');
      return isWanted && section ? keepBeforeEyes(section) : undefined;
    },
    [isWanted],
  );
};
