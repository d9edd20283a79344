/** Before the eyes, wherever in its list it stands, and where whoever works by keyboard goes on. */
export const beforeTheEyes = (part: HTMLElement | null) => {
  part?.scrollIntoView?.({ block: 'center' });
  part?.focus({ preventScroll: true });
};

/** A page that was open already is scrolled to its top by the router once more, and the sheet gives the focus back. */
const AFTER_ALL_MS = 100;

const come = (part: HTMLElement | null) => {
  if (!part) return;
  beforeTheEyes(part);
  setTimeout(() => part.isConnected && beforeTheEyes(part), AFTER_ALL_MS);
};

/** Of the card that a notice leads to. */
export const ledTo = (isMeant: boolean) =>
  isMeant ? ({ ref: come, tabIndex: -1, 'aria-current': true } as const) : {};
