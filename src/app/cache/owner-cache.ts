import * as v from 'valibot';
import type { DeviceDb } from '../drafts/device-db';
import { isSameOwner, owner as ownerSchema, ownerId, type Owner } from '../drafts/owner';

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

const row = v.object({
  owner: ownerSchema,
  key: v.string(),
  at: v.number(),
  value: v.unknown(),
});

type Row = v.InferOutput<typeof row>;

const placeOf = ({ owner, key }: Pick<Row, 'owner' | 'key'>) => `${PREFIX}${ownerId(owner)}/${key}`;

const parse = (stored: unknown): Row | null => {
  const parsed = v.safeParse(row, stored);
  return parsed.success ? parsed.output : null;
};

export const createOwnerCache = (db: DeviceDb, now: () => number = Date.now): OwnerCache => {
  let owner: Owner | null = null;

  const removeAll = async (isGone: (row: Row) => boolean) => {
    const rows = (await db.list(PREFIX)).map(parse).filter((each) => each !== null);
    await Promise.all(rows.filter(isGone).map((each) => db.remove(placeOf(each))));
  };

  return {
    enter: async (next) => {
      owner = next;
      await removeAll((each) => !isSameOwner(each.owner, next));
    },
    leave: async () => {
      owner = null;
      await removeAll(() => true);
    },
    read: async (key) => {
      if (!owner) return null;
      const found = parse(await db.read(placeOf({ owner, key })));
      return found && { value: found.value, at: found.at };
    },
    write: async (key, value) => {
      if (!owner) return;
      const kept: Row = { owner, key, at: now(), value };
      await db.write(placeOf(kept), kept);
    },
  };
};
