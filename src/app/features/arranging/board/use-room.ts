import { useLayoutEffect, useState, type RefObject } from 'react';

type Room = { width: number; height: number };

/** What the board has for itself: its hours and rows are made to fill it. */
export const useRoom = (element: RefObject<HTMLElement | null>): Room => {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(measured);
    return () => resized.disconnect();
  }, [element]);
  return room;
};
