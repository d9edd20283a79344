import { lazy } from 'react';

const AGAIN_AFTER_MS = 5_000;

/** A part that its screen stands without: lost on the way, it is asked for again, and meanwhile nothing breaks. */
export const extra: typeof lazy = (load) =>
  lazy(async () => {
    for (;;) {
      const part = await load().catch(() => undefined);
      if (part) return part;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  });
