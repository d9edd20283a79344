import type { DeviceDb } from '../drafts/device-db';
import { ownerId, type Owner } from '../drafts/owner';
import { CACHE } from '../storage-keys';

export type Cached = { value: unknown; at: number };

/** What the server last said, so that screens have rows at once and without a network. Never the only copy of anything. */
export type OwnerCache = {
  /** From now on it is this person's; what another left here is removed. */
  enter: (owner: Owner) => Promise<void>;
  /** At logout: nothing of anybody stays. */
  leave: () => Promise<void>;
  read: (key: string) => Promise<Cached | null>;
  write: (key: string, value: unknown) => Promise<void>;
  /** Takes this person's rows whose keys begin so into memory, for `peek`. */
  recall: (prefix: string) => Promise<void>;
  /** Without waiting, of what was recalled or written since: a first screen is drawn with its rows, not before them. */
  peek: (key: string) => Cached | null;
};

/** It knows its place, so that rows read together can be told apart. */
type Row = Cached & { place: string };

const isRow = (stored: unknown): stored is Row =>
  typeof stored === 'object' && stored !== null && 'place' in stored;

export const createOwnerCache = (db: DeviceDb, now: () => number = Date.now): OwnerCache => {
  /** Where this person's rows lie; null while nobody is known. */
  let home: string | null = null;
  const recalled = new Map<string, Row>();

  const moveTo = async (next: string | null) => {
    home = next;
    recalled.clear();
    const places = await db.keys(CACHE);
    const gone = places.filter((place) => next === null || !place.startsWith(next));
    await Promise.all(gone.map(db.remove));
  };

  return {
    enter: (owner) => moveTo(`${CACHE}${ownerId(owner)}/`),
    leave: () => moveTo(null),
    read: async (key) => {
      if (home === null) return null;
      const found = await db.read(home + key);
      return isRow(found) ? { value: found.value, at: found.at } : null;
    },
    write: async (key, value) => {
      if (home === null) return;
      const row: Row = { place: home + key, at: now(), value };
      recalled.set(row.place, row);
      await db.write(row.place, row);
    },
    recall: async (prefix) => {
      const mine = home;
      if (mine === null) return;
      const rows = (await db.list(mine + prefix)).filter(isRow);
      if (home === mine) for (const row of rows) recalled.set(row.place, row);
    },
    peek: (key) => (home === null ? null : (recalled.get(home + key) ?? null)),
  };
};
