/** Work put off until the screen stands; a hidden tab paints nothing, so it does not wait for ever. */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 300);
  });
