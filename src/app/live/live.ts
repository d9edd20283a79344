import type { LiveEvent } from '#contract/live-event';

/** Told what has changed, while the app is looked at. `refresh` means that something was missed: read all afresh. */
export type Live = {
  /** Answers how to stop. */
  subscribe: (listener: (event: LiveEvent) => void) => () => void;
};
