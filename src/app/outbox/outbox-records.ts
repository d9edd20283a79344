import type { DeviceDb } from '../drafts/device-db';
import { ownerId, type Owner } from '../drafts/owner';
import { OUTBOX } from '../storage-keys';
import type { Letter, SendableEndpoint } from './outbox';
import { readEntry, type OutboxEntry } from './outbox-entry';

const prefixOf = (owner: Owner) => `${OUTBOX}${ownerId(owner)}/`;
const keyOf = (owner: Owner, key: string) => prefixOf(owner) + key;

/** Once it may have arrived, nobody can take it back; a refusal says that it had no effect. */
export const isRemovable = ({ attempts, refusal }: OutboxEntry): boolean =>
  attempts === 0 || refusal !== undefined;

export const entryOf = <K extends SendableEndpoint>(
  { endpoint, input, label, card, key, heldUntil }: Letter<K>,
  owner: Owner,
  createdAt: number,
): OutboxEntry => ({
  v: 1,
  key,
  owner,
  endpoint,
  input,
  label,
  ...(card && { card }),
  ...(heldUntil !== undefined && { heldUntil }),
  createdAt,
  attempts: 0,
  troubles: 0,
});

const CLOCKS_DIFFER_MS = 60_000;

/** Not where the phone's clock was set back meanwhile: it would be held until then. */
export const isHeld = ({ createdAt, heldUntil = 0 }: OutboxEntry, now: number): boolean =>
  now < heldUntil && now > createdAt - CLOCKS_DIFFER_MS;

export type OutboxRecords = ReturnType<typeof createOutboxRecords>;

/** One record an entry, so that tabs never write over each other's. What nobody can read stays where it lies. */
export const createOutboxRecords = (db: DeviceDb) => {
  /** `undefined` removes; an entry that is gone stays gone. */
  const change = async (
    owner: Owner,
    key: string,
    to: (entry: OutboxEntry) => OutboxEntry | undefined,
  ): Promise<OutboxEntry | null> => {
    const { value } = await db.update<unknown>(keyOf(owner, key), (old) => {
      const entry = readEntry(old);
      return entry ? to(entry) : old;
    });
    return readEntry(value);
  };

  return {
    change,
    /** Not over one that may have arrived: its body must stay what it was. */
    add: (entry: OutboxEntry) =>
      db.update<unknown>(keyOf(entry.owner, entry.key), (old) => {
        const before = readEntry(old);
        return before && !isRemovable(before) ? before : entry;
      }),
    remove: (owner: Owner, key: string) => db.remove(keyOf(owner, key)),
    list: async (owner: Owner): Promise<OutboxEntry[]> =>
      (await db.list(prefixOf(owner)))
        .map(readEntry)
        .filter((entry) => entry !== null)
        .toSorted((a, b) => a.createdAt - b.createdAt),
  };
};
