import type { DeviceDb } from '../drafts/device-db';
import { ownerId, type Owner } from '../drafts/owner';

export type Cached = { value: unknown; at: number };

/** What the server last said, so that screens have rows at once and without a network. Never the only copy of anything. */
export type OwnerCache = {
  /** From now on it is this person's; what another left here is removed. */
  enter: (owner: Owner) => Promise<void>;
  /** At logout: nothing of anybody stays. */
  leave: () => Promise<void>;
  read: (key: string) => Promise<Cached | null>;
  write: (key: string, value: unknown) => Promise<void>;
};

const PREFIX = 'cache/';

/** It knows its place, so that it can be found and removed whatever its key was. */
type Row = Cached & { place: string };

const isRow = (stored: unknown): stored is Row =>
  typeof stored === 'object' && stored !== null && 'place' in stored;

export const createOwnerCache = (db: DeviceDb, now: () => number = Date.now): OwnerCache => {
  /** Where this person's rows lie; null while nobody is known. */
  let home: string | null = null;

  const removeAllBut = async (kept: string | null) => {
    const rows = (await db.list(PREFIX)).filter(isRow);
    const gone = rows.filter(({ place }) => kept === null || !place.startsWith(kept));
    await Promise.all(gone.map(({ place }) => db.remove(place)));
  };

  return {
    enter: (owner) => {
      home = `${PREFIX}${ownerId(owner)}/`;
      return removeAllBut(home);
    },
    leave: () => {
      home = null;
      return removeAllBut(null);
    },
    read: async (key) => {
      if (home === null) return null;
      const found = await db.read(home + key);
      return isRow(found) ? { value: found.value, at: found.at } : null;
    },
    write: async (key, value) => {
      if (home === null) return;
      const row: Row = { place: home + key, at: now(), value };
      await db.write(row.place, row);
    },
  };
};
