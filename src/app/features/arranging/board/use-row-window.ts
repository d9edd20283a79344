import { useEffect, useState, type RefObject } from 'react';

const OVERSCAN = 6;

/** The numbers of the rows in sight, and of some around them. All are equally high, so counting is enough. */
export const useRowWindow = (
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): number[] => {
  const [shown, setShown] = useState({ first: 0, last: 20 });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollTop, clientHeight } = element;
      const first = Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN);
      const last = Math.ceil((scrollTop + clientHeight) / rowHeight) + OVERSCAN;
      setShown((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);

  const length = Math.max(0, Math.min(count, shown.last) - shown.first);
  return Array.from({ length }, (_, at) => shown.first + at);
};

/** For the arrow keys, which go on where the eye does not reach yet. */
export const showRow = (scroller: HTMLElement | null, row: number, rowHeight: number): void => {
  if (!scroller) return;
  const top = row * rowHeight;
  const room = scroller.clientHeight - 2 * rowHeight;
  if (top < scroller.scrollTop) scroller.scrollTo({ top });
  else if (top > scroller.scrollTop + room) scroller.scrollTo({ top: top - room });
};
