/** Asked for before anything else runs: the page has no letters until they have come, and the line is free just then. */
export const fonts = Promise.allSettled(
  [400, 600].map((weight) => document.fonts.load(`${weight} 1em "IBM Plex Sans Thai"`)),
);
