/// <reference lib="webworker" />
// Keeps the pages of signed links on the device; what stands on them the page keeps itself, by link. No call is touched.
import { CACHE } from './storage-keys';

declare const self: ServiceWorkerGlobalScope & { FILES: Files };

export type Files = readonly string[];

const PAGE = '/go/';
/** The build writes the names of its files here: with other files it is another worker. */
const files = self.FILES;
const cacheName = CACHE + files.join();

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([PAGE, '/config.json', ...files]))
      .then(() => self.skipWaiting()),
  );
});

const forgetOld = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE) && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
  await self.clients.claim();
};

self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));

/** Every link opens the same page: its token is read there, and stands in no cache. */
const answer = async (key: string, request: Request): Promise<Response> => {
  const kept = await (await caches.open(cacheName)).match(key);
  return kept ?? fetch(request);
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answer(PAGE, request));
  else if (pathname === '/config.json' || files.includes(pathname))
    event.respondWith(answer(pathname, request));
});
