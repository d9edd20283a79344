/** Before the eyes, wherever in its list it stands, and where whoever works by keyboard goes on. */
const come = (part: HTMLElement | null) => {
  part?.scrollIntoView?.({ block: 'center' });
  part?.focus({ preventScroll: true });
};

/** Of the card that a notice leads to. */
export const ledTo = (isMeant: boolean) =>
  isMeant ? ({ ref: come, tabIndex: -1, 'aria-current': true } as const) : {};
