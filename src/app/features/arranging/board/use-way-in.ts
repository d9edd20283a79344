import type { KeyboardEvent, RefObject } from 'react';

/** The line that is picked. */
export const PICKED = '[data-target][aria-pressed="true"]';

/** From the line that is picked Tab leads to its dock at once, and back. */
export const useWayIn =
  (board: RefObject<HTMLElement | null>) =>
  (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    const card = board.current?.querySelector<HTMLElement>(PICKED);
    const first =
      board.current?.querySelector<HTMLElement>('[data-offer]:not(:disabled)') ??
      board.current?.querySelector<HTMLElement>('[data-move]:not(:disabled)') ??
      board.current?.querySelector<HTMLElement>('[data-details]');
    const [here, there] = shiftKey ? [first, card] : [card, first];
    if (key === 'Tab' && here && there && event.target === here) {
      event.preventDefault();
      there.focus();
    }
  };
