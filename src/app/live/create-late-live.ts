import type { Live } from './live';

/** The live stream for a start that must not wait for its code: it comes with the first who wants to hear. */
export const createLateLive = (load: () => Promise<Live>): Live => {
  let opening: Promise<Live> | undefined;

  const opened = () => {
    opening ??= load().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    subscribe: (listener) => {
      let stop: (() => void) | 'stopped' | undefined;
      opened().then(
        (live) => {
          if (stop !== 'stopped') stop = live.subscribe(listener);
        },
        // Without it the screens still read when they are opened and looked at again.
        () => undefined,
      );
      return () => {
        if (typeof stop === 'function') stop();
        stop = 'stopped';
      };
    },
  };
};
