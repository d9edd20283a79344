import type { ArrangeDay } from '#contract/arranging';
import { isOpen, startOf, type Target, targetsOf } from './target';

/** A panel that closes gives the focus back first. */
const FRAMES = 12;

export const lineOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-target$="${id}"], [data-row-link][href*="${id}"]`);

const proposalShown = (): HTMLElement | null => document.querySelector('[data-proposal]');

/** Until it holds, or the person goes somewhere else. */
const focusOnceThere = (find: () => HTMLElement | null): void => {
  const done = new AbortController();
  const stop = () => done.abort();
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, stop, { capture: true, signal: done.signal });
  const look = (left: number): void => {
    requestAnimationFrame(() => {
      if (left === 0) stop();
      if (done.signal.aborted) return;
      const found = find();
      if (found && document.activeElement !== found) found.focus();
      look(left - 1);
    });
  };
  look(FRAMES);
};

export const focusOn = (id: string): void => focusOnceThere(() => lineOf(id));

/** Tab goes on from there to what can be done with it. */
export const focusOnProposal = (): void => focusOnceThere(proposalShown);

/** Whoever has placed one goes on to the next that waits, without looking for it; from nowhere to the first. */
export const nextAfter = (done: Target | null, day: ArrangeDay): Target | null => {
  const others = targetsOf(day).filter((target) => target.id !== done?.id && isOpen(target, day));
  const at = done && [startOf(done), done.id].join(' ');
  return (
    others.find((target) => !at || [startOf(target), target.id].join(' ') > at) ?? others[0] ?? null
  );
};
