import type { DeviceMemory } from '../drafts/device-memory';
import { INSTALL_DISMISSED_KEY } from '../storage-keys';
import { createStore, type ReadableStore } from '../ui/store';

/** Chrome's and Edge's; not yet in TypeScript's library. */
type BeforeInstallPromptEvent = Event & {
  prompt: () => Promise<unknown>;
};

export type InstallOffer =
  | 'none'
  /** The browser can install when asked. */
  | 'browser'
  /** iPhone and iPad install only by the person's own hand, so they are told how. */
  | 'by-hand'
  /** A chat shows the page inside itself: nothing is installed there, nor rung. */
  | 'elsewhere';

export type Installation = {
  /** How this device can install the app at all: for a menu entry that is always there. */
  way: ReadableStore<InstallOffer>;
  /** What to offer unasked: nothing for a month after it was dismissed. */
  offer: ReadableStore<InstallOffer>;
  start: () => Promise<void>;
  install: () => Promise<void>;
  dismiss: () => void;
};

const QUIET_MS = 30 * 24 * 60 * 60_000;

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPadOS calls itself a Mac; no Mac has a touch screen. */
const isApplePhoneOrTablet = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Of LINE, Facebook and Instagram. */
const isInsideChat = () => /\bLine\/|FBA[NV]|Instagram/.test(navigator.userAgent);

export const createInstallation = (
  memory: DeviceMemory,
  now: () => number = Date.now,
): Installation => {
  const way = createStore<InstallOffer>('none');
  const offer = createStore<InstallOffer>('none');
  let offered: BeforeInstallPromptEvent | undefined;
  let quiet = true;

  const show = (next: InstallOffer) => {
    way.set(next);
    offer.set(quiet ? 'none' : next);
  };

  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own banner, at its own moment.
    event.preventDefault();
    offered = event as BeforeInstallPromptEvent;
    show('browser');
  });
  window.addEventListener('appinstalled', () => {
    offered = undefined;
    show('none');
  });

  const dismiss = () => {
    quiet = true;
    offer.set('none');
    void memory.remember(INSTALL_DISMISSED_KEY, now());
  };

  return {
    way: { get: way.get, subscribe: way.subscribe },
    offer: { get: offer.get, subscribe: offer.subscribe },
    start: async () => {
      const dismissedAt = await memory.recall(INSTALL_DISMISSED_KEY);
      quiet = typeof dismissedAt === 'number' && now() - dismissedAt < QUIET_MS;
      if (isInstalled()) return;
      if (isInsideChat()) show('elsewhere');
      else if (isApplePhoneOrTablet()) show('by-hand');
      else show(offered ? 'browser' : 'none');
    },
    install: async () => {
      const prompt = offered;
      if (!prompt) return;
      // The browser lets an event prompt only once; it sends a new one if the person may be asked again.
      offered = undefined;
      show('none');
      await prompt.prompt();
      dismiss();
    },
    dismiss,
  };
};
