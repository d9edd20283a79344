import { useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';

/** As the `ref` of a part that is drawn when it is known: where the address leads to it, it comes before the eyes. */
export const useLedTo = (part: string) => {
  const isWanted = useLocation({ select: ({ hash }) => hash === part });
  return useCallback(
    (drawn: HTMLElement | null) => {
      if (isWanted) drawn?.closest('section, fieldset')?.scrollIntoView?.({ block: 'start' });
    },
    [isWanted],
  );
};
