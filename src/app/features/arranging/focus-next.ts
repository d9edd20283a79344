import type { ArrangeDay } from '#contract/arranging';
import { isOpen, startOf, type Target, targetsOf } from './target';

/** A panel that closes gives the focus back first. */
const FRAMES = 12;

const find = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-target$="${id}"], [data-row-link][href*="${id}"]`);

const focusOn = (id: string, left = FRAMES): void => {
  if (left === 0) return;
  requestAnimationFrame(() => {
    const found = find(id);
    if (found && document.activeElement !== found) found.focus();
    focusOn(id, left - 1);
  });
};

/** Whoever has placed one goes on to the next that waits, without looking for it. */
export const focusNext = (done: Target, day: ArrangeDay): void => {
  const others = targetsOf(day).filter((one) => one.id !== done.id && isOpen(one, day));
  const next = others.find((one) => startOf(one) >= startOf(done)) ?? others[0];
  if (next) focusOn(next.id);
};
