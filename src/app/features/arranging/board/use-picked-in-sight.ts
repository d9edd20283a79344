import { useLayoutEffect, type RefObject } from 'react';
import type { TimeScale } from './time-scale';

/** Zoomed, nobody has to look for the hours of what was picked. What is in sight already does not move. */
export const usePickedInSight = (
  scroller: RefObject<HTMLElement | null>,
  scale: TimeScale,
  headWidth: number,
  from: number | null,
  until: number | null,
): void => {
  useLayoutEffect(() => {
    const element = scroller.current;
    const picked = from !== null && until !== null && scale.place(from, until);
    if (!element || !picked) return;
    const { scrollLeft, clientWidth } = element;
    const width = clientWidth - headWidth;
    const isInSight = picked.left < scrollLeft + width && picked.left + picked.width > scrollLeft;
    if (!isInSight) element.scrollTo({ left: picked.left + picked.width / 2 - width / 2 });
  }, [scroller, scale, headWidth, from, until]);
};
