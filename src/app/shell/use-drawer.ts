import { useLocation } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app-services';
import { DRAWER_KEY } from '../storage-keys';
import { useWide } from '../ui/use-wide';

/** Room enough for the names beside a page, until the person decides otherwise. */
const roomy = '(min-width: 62em)';

type Places = {
  button: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
};

/** Beside the page it is narrow or wide, as the device remembers; over the page it is open or closed. */
export const useDrawer = ({ button, content }: Places) => {
  const { memory } = useServices();
  const wide = useWide();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [remembered, setExpanded] = useState(() => matchMedia(roomy).matches);
  /** The page over which it is open: a choice in it closes it. */
  const [openOver, setOpenOver] = useState<string | null>(null);
  const isOpenHere = openOver === pathname;
  // A board wants the room itself: there it is opened for once, as over the page of a phone.
  const isForOnce = !wide || pathname.endsWith('/arrangecartable');
  if (openOver !== null && !(isForOnce && isOpenHere)) setOpenOver(null);
  const open = isOpenHere && !wide;
  const expanded = isForOnce ? isOpenHere : remembered;

  useEffect(() => {
    void memory.recall(DRAWER_KEY).then((last) => {
      if (typeof last === 'boolean') setExpanded(last);
    });
  }, [memory]);

  // Behind the open drawer the page rests, so only now it can take the focus: the button, or the page that was chosen.
  const openedOver = useRef<string | null>(null);
  useEffect(() => {
    if (open) {
      openedOver.current = pathname;
    } else if (openedOver.current !== null) {
      const target = openedOver.current === pathname ? button : content;
      target.current?.focus({ preventScroll: true });
      openedOver.current = null;
    }
  }, [open, pathname, button, content]);

  const close = useCallback(() => setOpenOver(null), []);
  const toggle = () => {
    if (isForOnce) return setOpenOver(isOpenHere ? null : pathname);
    setExpanded(!expanded);
    void memory.remember(DRAWER_KEY, !expanded);
  };

  return { wide, expanded, open, toggle, close };
};
