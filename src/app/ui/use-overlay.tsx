import { close } from '#words/actions';
import { CloseIcon } from './icons';
import shared from './overlay.module.css';
import { useSay } from './use-say';

/** The layer of the app's own overlays and sheets, from section 9 of the specification. */
const OVERLAY_LAYER = 900;

type Classes = Readonly<Record<string, string | undefined>>;

const parts = ['inner', 'content', 'header', 'title', 'close', 'body'] as const;

/** What a dialog and a sheet ask of Mantine alike; `own` adds to the looks they share. */
export const useOverlay = (own: Classes) => {
  const say = useSay();
  const classNames = Object.fromEntries(
    parts.map((part) => [part, `${shared[part] ?? ''} ${own[part] ?? ''}`.trim()]),
  );
  return {
    opened: true,
    zIndex: OVERLAY_LAYER,
    closeButtonProps: { 'aria-label': say(close), icon: <CloseIcon /> },
    transitionProps: { duration: 0 },
    overlayProps: { className: shared['veil'] ?? '' },
    classNames,
  };
};
