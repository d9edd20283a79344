/** Whoever taps twice means the same thing; by the second tap another car may stand there. */
const AT_ONCE_MS = 400;
const NEAR_PX = 24;

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

const isAgain = (tap: Tap, last: Tap): boolean =>
  tap.timeStamp - last.timeStamp < AT_ONCE_MS &&
  Math.abs(tap.clientX - last.clientX) < NEAR_PX &&
  Math.abs(tap.clientY - last.clientY) < NEAR_PX;

/** A second tap at once in the same place does nothing. What a key or a script presses has no place. */
export const ignoreSecondTaps = (page: EventTarget): void => {
  let last: Tap | undefined;
  const check = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.detail === 0) return;
    if (!(event.target instanceof Element) || !event.target.closest('button')) return;
    if (last && isAgain(event, last)) {
      event.preventDefault();
      event.stopPropagation();
    }
    last = event;
  };
  page.addEventListener('click', check, { capture: true });
};
