import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isSkipWaiting, OUTBOX_SYNC_TAG, type ToPage } from '#contract/worker-message';
import { cacheFirst, networkFirst } from './answer';
import { openNotice, showNotice } from './notices';
import { isHashedAsset, isSettings, serverOnly } from './what-to-touch';

/** Not yet in TypeScript's library. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

declare const self: ServiceWorkerGlobalScope & {
  PRECACHE_MANIFEST: { url: string; revision: string | null }[];
};

const USED_CHUNKS = 'used-chunks';
const SETTINGS = 'settings';
const SETTINGS_PATIENCE_MS = 1500;

// The shell and all that an employee uses: the app starts from here, with or without a network.
precacheAndRoute(self.PRECACHE_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverOnly }),
);

// The administration's chunks come when they are used, and stay.
registerRoute(
  ({ url, request }) => isHashedAsset(url, request, self.location.origin),
  async ({ request }) => cacheFirst(request, await caches.open(USED_CHUNKS), fetch),
);

registerRoute(
  ({ url, request }) => isSettings(url, request, self.location.origin),
  async ({ request }) =>
    networkFirst(request, await caches.open(SETTINGS), fetch, SETTINGS_PATIENCE_MS),
);

// The page that installs this worker has read its settings already: without them the app would not start offline.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SETTINGS).then((shelf) => shelf.add('/config.json')));
});

// Pages opened before the first installation profit too.
clientsClaim();

self.addEventListener('activate', (event) => {
  // The chunks of the version before: its pages reload as soon as this worker takes over.
  event.waitUntil(caches.delete(USED_CHUNKS));
});

self.addEventListener('message', (event) => {
  // Only on the person's word, so that nobody loses a page in the middle of a form.
  if (isSkipWaiting(event.data)) void self.skipWaiting();
});

const wakeOpenPages = async () => {
  const message: ToPage = { type: 'WAKE_OUTBOX' };
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
};

// The worker never sends by itself: it would have to keep tokens. It wakes the page that has them.
self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === OUTBOX_SYNC_TAG) sync.waitUntil(wakeOpenPages());
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotice(self, event.notification)),
);
