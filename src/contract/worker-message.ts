/** What a page tells the service worker. The name is workbox-window's. */
export type ToWorker = { type: 'SKIP_WAITING' };

/** What the service worker tells the open pages: there is network again, send what waits. */
export type ToPage = { type: 'WAKE_OUTBOX' };

/** The tag under which a page asks for that wake-up. */
export const OUTBOX_SYNC_TAG = 'outbox';

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

export const isSkipWaiting = (data: unknown): data is ToWorker => typeOf(data) === 'SKIP_WAITING';

export const isWakeOutbox = (data: unknown): data is ToPage => typeOf(data) === 'WAKE_OUTBOX';
