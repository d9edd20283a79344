import { useLocation } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app-services';
import { BOARD_DRAWER_KEY, DRAWER_KEY } from '../storage-keys';
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
  // A board wants the room itself, whatever stands beside other pages.
  const isBoard = pathname.endsWith('/arrangecartable');
  const key = isBoard ? BOARD_DRAWER_KEY : DRAWER_KEY;
  const [chosen, setChosen] = useState<Record<string, unknown>>({});
  const expanded = (chosen[key] ?? (!isBoard && matchMedia(roomy).matches)) === true;
  /** The page over which it is open: a choice in it closes it. */
  const [openOver, setOpenOver] = useState<string | null>(null);
  if (openOver !== null && (wide || openOver !== pathname)) setOpenOver(null);
  const open = openOver === pathname && !wide;

  useEffect(() => {
    void memory
      .recall(key)
      .then((remembered) => setChosen((now) => ({ [key]: remembered, ...now })));
  }, [memory, key]);

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
    if (!wide) return setOpenOver(open ? null : pathname);
    setChosen({ ...chosen, [key]: !expanded });
    void memory.remember(key, !expanded);
  };

  return { wide, expanded, open, toggle, close };
};
