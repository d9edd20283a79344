import type { ArrangeDay } from '#contract/arranging';
import { isOpen, startOf, type Target, targetsOf } from './target';

/** A panel that closes gives the focus back first. */
const FRAMES = 12;

const find = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-target$="${id}"], [data-row-link][href*="${id}"]`);

/** Until it holds, or the person goes somewhere else. */
const focusOn = (id: string): void => {
  const done = new AbortController();
  const stop = () => done.abort();
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, stop, { capture: true, signal: done.signal });
  const look = (left: number): void => {
    requestAnimationFrame(() => {
      if (left === 0) stop();
      if (done.signal.aborted) return;
      const found = find(id);
      if (found && document.activeElement !== found) found.focus();
      look(left - 1);
    });
  };
  look(FRAMES);
};

/** Whoever has placed one goes on to the next that waits, without looking for it. */
export const focusNext = (done: Target, day: ArrangeDay): void => {
  const others = targetsOf(day).filter((target) => target.id !== done.id && isOpen(target, day));
  const next = others.find((target) => startOf(target) >= startOf(done)) ?? others[0];
  if (next) focusOn(next.id);
};
