import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TimeScale } from './time-scale';

/** Zoomed, the middle of the board stays the middle; at first it is now. */
export const useMiddle = (
  scroller: RefObject<HTMLElement | null>,
  scale: TimeScale,
  headWidth: number,
): void => {
  const middle = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const half = (element.clientWidth - headWidth) / 2;
    const moment = Date.now();
    const first = scale.shows(moment) ? scale.at(moment) / scale.width : 0.5;
    const look = () => {
      middle.current = (element.scrollLeft + half) / scale.width;
    };
    element.scrollTo({ left: (middle.current ?? first) * scale.width - half });
    look();
    // Not at the end: by then the grid has its next width, and would be laid out to be asked.
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, scale, headWidth]);
};
