import type { KindId } from '#kinds/registry';
import { DRAFTS, DRAFTS_ASIDE } from '../storage-keys';
import type { DeviceDb } from './device-db';
import { newest, readEnvelope, type DraftEnvelope } from './draft-envelope';
import { ownerId, type Owner } from './owner';

const keyOf = (of: Owner, kind: KindId) => `${DRAFTS}${ownerId(of)}/${kind}`;

/** Every person's drafts in IndexedDB, each under the owner's name; what nobody can read is kept beside. */
export const createMirror = (db: DeviceDb, now: () => number, newId: () => string) => {
  const keepAside = (kind: KindId, unreadable: unknown): Promise<boolean> =>
    db.write(`${DRAFTS_ASIDE}${kind}/${newId()}`, { at: now(), unreadable });

  /** The newest wins; an older one that is not the same draft is kept aside. Answers whether it is kept. */
  const write = async (kind: KindId, envelope: DraftEnvelope): Promise<boolean> => {
    let displaced: unknown;
    const { kept } = await db.update(keyOf(envelope.owner, kind), (old) => {
      const before = readEnvelope(old);
      const winner = newest(before, envelope);
      const loser = winner === envelope ? before : envelope;
      displaced = before?.clientRequestId === envelope.clientRequestId ? undefined : (loser ?? old);
      return winner;
    });
    if (displaced === undefined) return kept;
    return (await keepAside(kind, displaced)) && kept;
  };

  return {
    keepAside,
    write,
    read: async (of: Owner, kind: KindId): Promise<DraftEnvelope | null> =>
      readEnvelope(await db.read(keyOf(of, kind))),
    isRefused: (of: Owner, kind: KindId) => db.isRefused(keyOf(of, kind)),
    /** Only the draft that is meant: another tab may have begun a new one. */
    remove: (of: Owner, kind: KindId, clientRequestId: string) =>
      db.update(keyOf(of, kind), (old) =>
        readEnvelope(old)?.clientRequestId === clientRequestId ? undefined : old,
      ),
  };
};
