import { useLocation } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app-services';
import { DRAWER_KEY } from '../storage-keys';
import { useWide } from '../ui/use-wide';

/** Room enough for the names beside a page, until the person decides otherwise. */
const roomy = '(min-width: 62em)';

/** Beside the page it is narrow or wide, as the device remembers; over the page it is open or closed. */
export const useDrawer = (content: RefObject<HTMLElement | null>) => {
  const { memory } = useServices();
  const wide = useWide();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [expanded, setExpanded] = useState(() => matchMedia(roomy).matches);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The page over which it was opened. */
  const openedOver = useRef<string | null>(null);

  useEffect(() => {
    void memory.recall(DRAWER_KEY).then((remembered) => {
      if (typeof remembered === 'boolean') setExpanded(remembered);
    });
  }, [memory]);

  useEffect(() => setOpen(false), [pathname, wide]);

  // The page behind it can take the focus only now that it no longer rests.
  useEffect(() => {
    if (open) {
      openedOver.current ??= pathname;
    } else if (openedOver.current !== null) {
      const target = openedOver.current === pathname ? button : content;
      target.current?.focus({ preventScroll: true });
      openedOver.current = null;
    }
  }, [open, pathname, content]);

  const toggle = useCallback(() => {
    if (!wide) return setOpen((before) => !before);
    setExpanded(!expanded);
    void memory.remember(DRAWER_KEY, !expanded);
  }, [wide, expanded, memory]);
  const close = useCallback(() => setOpen(false), []);

  return { wide, expanded, open: open && !wide, button, toggle, close };
};
