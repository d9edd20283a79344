/** Whoever taps twice means the same thing; by the second tap another car may stand there. */
const AT_ONCE_MS = 400;
const NEAR_PX = 24;

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> & { button: Element };

const isAgain = (tap: Tap, last: Tap): boolean =>
  tap.button !== last.button &&
  tap.timeStamp - last.timeStamp < AT_ONCE_MS &&
  Math.abs(tap.clientX - last.clientX) < NEAR_PX &&
  Math.abs(tap.clientY - last.clientY) < NEAR_PX;

/** A second tap at once in the same place does nothing, where another button came to stand there. A key has no place. */
export const ignoreSecondTaps = (page: EventTarget): void => {
  let last: Tap | undefined;
  const check = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.detail === 0) return;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    const { timeStamp, clientX, clientY } = event;
    const tap = { timeStamp, clientX, clientY, button };
    if (last && isAgain(tap, last)) {
      event.preventDefault();
      event.stopPropagation();
    } else last = tap;
  };
  page.addEventListener('click', check, { capture: true });
};
