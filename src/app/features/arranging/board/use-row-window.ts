import { useLayoutEffect, useState, type RefObject } from 'react';

const OVERSCAN = 6;

/** Only the rows in sight, and some around them: all are equally high, so counting is enough. */
export const useRowWindow = (
  scroller: RefObject<HTMLElement | null>,
  { count, height }: { count: number; height: number },
) => {
  const [shown, setShown] = useState({ first: 0, last: 20 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / height) - OVERSCAN);
      const last = Math.ceil((element.scrollTop + element.clientHeight) / height) + OVERSCAN;
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
  }, [scroller, height]);

  const showRow = (row: number) => {
    const element = scroller.current;
    if (!element) return;
    const top = row * height;
    const room = element.clientHeight - 2 * height;
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (top > element.scrollTop + room) element.scrollTo({ top: top - room });
  };

  const last = Math.min(count, shown.last);
  const indexes = Array.from(
    { length: Math.max(0, last - shown.first) },
    (_, at) => shown.first + at,
  );
  return { indexes, total: count * height, showRow };
};
