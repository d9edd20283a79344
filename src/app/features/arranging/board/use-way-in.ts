import type { KeyboardEvent, RefObject } from 'react';
import { useArranging } from '../arranging-context';
import type { Target } from '../target';

/** From the line that is picked Tab leads to its dock at once, and back; Escape lets go of it. */
export const useWayIn = (
  board: RefObject<HTMLElement | null>,
  target: Target | null,
  isHeld: boolean,
) => {
  const { open } = useArranging();
  return (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const card = board.current?.querySelector<HTMLElement>('[data-target][aria-pressed="true"]');
    const first =
      board.current?.querySelector<HTMLElement>('[data-offer]:not(:disabled)') ??
      board.current?.querySelector<HTMLElement>('[data-move]:not(:disabled)') ??
      board.current?.querySelector<HTMLElement>('[data-details]');
    const [here, there] = shiftKey ? [first, card] : [card, first];
    if (key === 'Tab' && here && there && event.target === here) {
      event.preventDefault();
      there.focus();
    }
    if (key === 'Escape' && target && !isHeld) {
      open(null);
      card?.focus();
    }
  };
};
