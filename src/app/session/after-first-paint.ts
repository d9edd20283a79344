/** A hidden tab paints nothing, so it does not wait for ever. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 300);
  });

/** Work put off until the screen stands, in the place of what `index.html` draws before it. */
export const afterFirstPaint = async (): Promise<void> => {
  do await nextFrame();
  while (document.querySelector('#skeleton'));
};

const LONGEST_WAIT_MS = 10_000;

/** Work for later: what the screen itself still waits for comes first. */
export const atRest = async (): Promise<void> => {
  const began = Date.now();
  do await afterFirstPaint();
  while (document.querySelector('[aria-busy="true"]') && Date.now() - began < LONGEST_WAIT_MS);
};
