import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import type { Target } from '../target';

/** A mouse drags at once; a finger holds first, so that scrolling stays what it is. */
const HOLD_MS = 220;
const SLACK = 6;
const EDGE = 48;
const SCROLL_STEP = 14;

type Point = { x: number; y: number };

export type Drag = {
  /** What is held; null while nothing is. */
  held: Target | null;
  /** The row or trip below the pointer, as it calls itself in `data-drop`. */
  over: string | null;
  /** Follows the pointer without rendering. */
  ghost: React.RefObject<HTMLDivElement | null>;
  /** For whatever can be dragged. */
  begin: (event: ReactPointerEvent, target: Target) => void;
};

type Options = {
  scroller: React.RefObject<HTMLElement | null>;
  canDrag: boolean;
  onDrop: (target: Target, over: string) => void;
};

const dropBelow = ({ x, y }: Point): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-drop]'))
    .find((element) => element !== null)?.dataset['drop'] ?? null;

/** Dragging by pointer: mouse, pen and finger alike. Every drop has its twin in a button. */
export const useDrag = ({ scroller, canDrag, onDrop }: Options): Drag => {
  const [held, setHeld] = useState<Target | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const begin = useCallback(
    (event: ReactPointerEvent, target: Target) => {
      if (!canDrag || event.button !== 0 || stop.current) return;
      const isTouch = event.pointerType === 'touch';
      const first = { x: event.clientX, y: event.clientY };
      let at: Point = first;
      let isLifted = false;
      let frame = 0;

      const place = () => {
        const element = ghost.current;
        if (element) element.style.transform = `translate(${at.x + 12}px, ${at.y + 12}px)`;
        const area = scroller.current?.getBoundingClientRect();
        if (area) {
          if (at.y > area.bottom - EDGE) scroller.current?.scrollBy(0, SCROLL_STEP);
          else if (at.y < area.top + EDGE) scroller.current?.scrollBy(0, -SCROLL_STEP);
        }
        setOver(dropBelow(at));
        frame = requestAnimationFrame(place);
      };
      const lift = () => {
        isLifted = true;
        setHeld(target);
        frame = requestAnimationFrame(place);
      };
      const timer = isTouch ? setTimeout(lift, HOLD_MS) : undefined;

      const move = (next: PointerEvent) => {
        at = { x: next.clientX, y: next.clientY };
        if (isLifted || Math.hypot(at.x - first.x, at.y - first.y) < SLACK) return;
        // A finger that moves before it has held is scrolling.
        if (isTouch) finish();
        else lift();
      };
      const keepStill = (touch: TouchEvent) => {
        if (isLifted) touch.preventDefault();
      };
      const swallowClick = (click: MouseEvent) => {
        click.stopPropagation();
        click.preventDefault();
      };
      const drop = () => {
        const where = isLifted ? dropBelow(at) : null;
        // The click that ends a drag is no tap.
        if (isLifted) {
          addEventListener('click', swallowClick, { capture: true, once: true });
          setTimeout(() => removeEventListener('click', swallowClick, { capture: true }), 0);
        }
        finish();
        if (where) latest.current(target, where);
      };
      const giveUp = (key: KeyboardEvent) => {
        if (key.key === 'Escape') finish();
      };
      const finish = () => {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', drop);
        removeEventListener('pointercancel', finish);
        removeEventListener('touchmove', keepStill);
        removeEventListener('keydown', giveUp);
        stop.current = null;
        setHeld(null);
        setOver(null);
      };
      stop.current = finish;
      addEventListener('pointermove', move);
      addEventListener('pointerup', drop);
      addEventListener('pointercancel', finish);
      addEventListener('touchmove', keepStill, { passive: false });
      addEventListener('keydown', giveUp);
    },
    [canDrag, scroller],
  );

  return { held, over, ghost, begin };
};
