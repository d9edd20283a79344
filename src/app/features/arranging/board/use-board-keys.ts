import { useEffect, type RefObject } from 'react';
import { hearsKeys } from '../../../admin-kit/list/use-list-keys';
import { useArranging } from '../arranging-context';
import { focusOn, nextAfter } from '../focus-next';
import { changeOf, nextChanged } from '../proposal/difference';
import type { OpenProposal } from '../proposal/use-proposal';
import type { Target } from '../target';
import { useLatest } from './use-latest';

/** One key for what is done sixty times a day: the offer, the next one, somebody else's car. A key presses its button. */
export const useBoardKeys = (
  board: RefObject<HTMLElement | null>,
  target: Target | null,
  proposal: OpenProposal,
): void => {
  const { day, open } = useArranging();
  const press = (what: string) =>
    board.current?.querySelector<HTMLElement>(`[data-bar] [${what}]:not(:disabled)`)?.click();
  const keys = useLatest({
    KeyA: () => press('data-offer'),
    KeyH: () => press('data-hand'),
    KeyD: () => press('data-details'),
    KeyN: () => {
      const { isShown, open: changes } = proposal;
      const own = target && changeOf(changes, target);
      const next =
        isShown && changes.length > 0
          ? nextChanged(day, changes, own ? [own] : [])
          : nextAfter(target, day);
      open(next);
      if (next) focusOn(next.id);
    },
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = keys[event.code as keyof typeof keys];
      if (key && hearsKeys(board.current, event)) key();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [board, keys]);
};
