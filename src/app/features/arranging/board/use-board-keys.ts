import { useEffect, type RefObject } from 'react';
import { hearsKeys } from '../../../admin-kit/list/use-list-keys';
import { noHandingOver, noOfferYet, offerComes, nothingElseWaits, pickFirst } from '#words/board';
import type { Message } from '#words/message';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { focusOn, nextAfter } from '../focus-next';
import { changeOf, nextChanged } from '../proposal/difference';
import type { OpenProposal } from '../proposal/use-proposal';
import type { Target } from '../target';
import { useLatest } from './use-latest';
import { PICKED } from './use-way-in';

/** One key for what is done sixty times a day: the offer, the next one, somebody else's car. A key presses its button. */
export const useBoardKeys = (
  board: RefObject<HTMLElement | null>,
  target: Target | null,
  proposal: OpenProposal,
  /** What lies over the board is left. */
  leave: () => void,
  /** Dragged just now, or its details are open: Escape lets go of that first. */
  isElsewhere: boolean,
): void => {
  const say = useSay();
  const { day, open, hint } = useArranging();
  const press = (what: string, missing: Message) => {
    const bar = board.current?.querySelector('[data-bar]');
    const button = bar?.querySelector<HTMLElement>(`[${what}]`);
    // Pressed while it is disabled, it does nothing: what stands in its way is said already. Not before the key's own event
    // is over: a menu closes at a key that is pressed outside of it.
    if (button) setTimeout(() => button.click());
    else hint(say(bar ? missing : pickFirst));
  };
  const isLooking = () =>
    board.current?.querySelector('[data-bar][aria-busy="true"]') instanceof Element;
  const keys = useLatest({
    KeyA: () => press('data-offer', isLooking() ? offerComes : noOfferYet),
    KeyH: () => press('data-hand', noHandingOver),
    KeyD: () => press('data-details', pickFirst),
    KeyN: () => {
      const { isShown, open: changes } = proposal;
      const own = target && changeOf(changes, target);
      const next =
        isShown && changes.length > 0
          ? nextChanged(day, changes, own ? [own] : [])
          : nextAfter(target, day);
      if (next) {
        open(next);
        focusOn(next.id);
      } else hint(say(nothingElseWaits));
    },
    Escape: () => {
      if (isElsewhere) return;
      if (!target) {
        leave();
        return;
      }
      const card = board.current?.querySelector<HTMLElement>(PICKED);
      open(null);
      card?.focus();
    },
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = keys[event.code as keyof typeof keys];
      if (key && hearsKeys(event)) key();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [keys]);
};
