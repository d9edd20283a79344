import { createStore, type ReadableStore } from '../ui/store';

/** Nothing, a veil that lets taps through (only reads are under way), or one that takes them. */
export type Overlay = 'none' | 'passive' | 'blocking';

export type InFlight = {
  overlay: ReadableStore<Overlay>;
  /** Counts the work until it ends, well or badly; what it throws passes through. */
  track: <T>(weight: 'passive' | 'blocking', work: () => Promise<T>) => Promise<T>;
};

/** Quicker answers than this show no overlay at all: it would only flicker. */
const OVERLAY_DELAY_MS = 150;

export const createInFlight = (): InFlight => {
  const overlay = createStore<Overlay>('none');
  const shown = { passive: 0, blocking: 0 };

  const show = (weight: 'passive' | 'blocking', change: 1 | -1) => {
    shown[weight] += change;
    overlay.set(shown.blocking > 0 ? 'blocking' : shown.passive > 0 ? 'passive' : 'none');
  };

  return {
    overlay,
    track: async (weight, work) => {
      let visible = false;
      const timer = setTimeout(() => {
        visible = true;
        show(weight, 1);
      }, OVERLAY_DELAY_MS);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        if (visible) show(weight, -1);
      }
    },
  };
};
