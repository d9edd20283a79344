import { useLayoutEffect, useState, type RefObject } from 'react';
import type { boardRows } from '../arranging-search';

type Room = { width: number; height: number };

/** What of the width and height is no time. */
const HEAD_WIDTH = 104;
/** With a driver's hours: any wider, and time has less than half of a tablet. */
const HOURS_HEAD_WIDTH = 128;
const TIMES_HEIGHT = 28;
/** Where nothing is measured. */
const USUAL_WIDTH = 640;
/** Two lines and a finger find room in the lowest; higher ones would pull a row apart. */
const LOWEST_ROW = 44;
const HIGHEST_ROW = 168;

export const headWidthOf = (by: (typeof boardRows)[number], isOneDay: boolean): number =>
  by === 'drivers' && isOneDay ? HOURS_HEAD_WIDTH : HEAD_WIDTH;

export const trackWidth = ({ width }: Room, headWidth: number): number =>
  width > 0 ? width - headWidth : USUAL_WIDTH;

/** All rows in the height that there is, as long as they stay readable. */
export const rowHeightIn = ({ height }: Room, count: number): number =>
  Math.min(
    HIGHEST_ROW,
    Math.max(LOWEST_ROW, Math.floor((height - TIMES_HEIGHT) / Math.max(1, count))),
  );

/** Another day has as much: it is not drawn twice to find that out. */
let before: Room = { width: 0, height: 0 };

/** What the board has for itself: its hours and rows are made to fill it. */
export const useRoom = (element: RefObject<HTMLElement | null>): Room => {
  const [room, setRoom] = useState(before);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (before.width !== width || before.height !== height) before = { width, height };
      setRoom(before);
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(measured);
    return () => resized.disconnect();
  }, [element]);
  return room;
};
