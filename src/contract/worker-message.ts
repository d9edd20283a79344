/** What a page tells the service worker. The name is workbox-window's. */
export type ToWorker = { type: 'SKIP_WAITING' };

/** What the service worker tells the open pages: there is network again, send what waits. */
type WakeOutbox = { type: 'WAKE_OUTBOX' };

/** A notification was tapped: show where it leads, inside the page that is open. */
type OpenLink = { type: 'OPEN_LINK'; link: string; noticeId: string };

export type ToPage = WakeOutbox | OpenLink;

/** The tag under which a page asks for that wake-up. */
export const OUTBOX_SYNC_TAG = 'outbox';

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

export const isSkipWaiting = (data: unknown): data is ToWorker => typeOf(data) === 'SKIP_WAITING';

export const isWakeOutbox = (data: unknown): data is WakeOutbox => typeOf(data) === 'WAKE_OUTBOX';

export const isOpenLink = (data: unknown): data is OpenLink => typeOf(data) === 'OPEN_LINK';

/** In the address of a page that was opened by a tap on a notification: which notice was read by that. */
export const READ_NOTICE = 'notice';
