/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

let isPainted = false;

/** The page is just being opened: nobody has read it or scrolled yet. */
export const isFirstFrame = (): boolean => !isPainted;

/** Left out of the page's first frame: a slow phone lays out what stands on its screen first. Room is kept, to scroll to. */
export const Later = ({ children }: { children: ComponentChildren }) => {
  const [isNow, setNow] = useState(isPainted);
  useEffect(() => {
    isPainted = true;
    setNow(true);
  }, []);
  return isNow ? <>{children}</> : <div style={{ height: '100vh' }} />;
};
