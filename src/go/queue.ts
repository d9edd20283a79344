import type { Waiting } from './marks';
import { DATABASE, MARKS } from './storage-keys';

/** Marks wait on the device, in the order in which they were made, until the server has them: a photo is too large for other places. */
const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(MARKS, { autoIncrement: true });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
  });

export type Kept = Waiting & { link: string };
export type Queued = { key: IDBValidKey; kept: Kept };

const settle = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not stored')));
  });

const store = async (mode: IDBTransactionMode) =>
  (await open()).transaction(MARKS, mode).objectStore(MARKS);

export const queue = {
  add: async (kept: Kept): Promise<IDBValidKey> => settle((await store('readwrite')).add(kept)),
  put: async ({ key, kept }: Queued): Promise<void> => {
    await settle((await store('readwrite')).put(kept, key));
  },
  drop: async (key: IDBValidKey): Promise<void> => {
    await settle((await store('readwrite')).delete(key));
  },
  /** Of this link only: a phone may have opened several. */
  list: async (link: string): Promise<Queued[]> => {
    const marks = await store('readonly');
    const [keys, values] = await Promise.all([
      settle(marks.getAllKeys()),
      settle<Kept[]>(marks.getAll()),
    ]);
    return keys.flatMap((key, index) => {
      const kept = values[index];
      return kept?.link === link ? [{ key, kept }] : [];
    });
  },
};
