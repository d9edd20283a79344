import * as v from 'valibot';
import { mediaTypes, type MediaType } from '#domain/files/media-type';
import type { DeviceDb } from '../drafts/device-db';
import { ownerId, type Owner } from '../drafts/owner';
import { ADMIN_FORMS, CACHE, CHANGE_DRAFTS, DRAFTS, FILES, MEMORY, OUTBOX } from '../storage-keys';

/** A paper on this device that the server does not have yet. */
const keptFile = v.object({
  v: v.literal(1),
  id: v.string(),
  name: v.string(),
  mediaType: v.picklist(mediaTypes),
  content: v.instance(Uint8Array<ArrayBuffer>),
  keptAt: v.number(),
  /** What the server calls it, by the key of the request that it went with: each booking has its own copy. */
  sentAs: v.record(v.string(), v.string()),
});

export type KeptFile = v.InferOutput<typeof keptFile>;
export type ReadyFile = { name: string; mediaType: MediaType; content: Uint8Array<ArrayBuffer> };

/** The bytes of one person's attachments, beside the drafts and requests that name them. */
export type KeptFiles = {
  /** Null when the device does not take it. */
  keep: (file: ReadyFile) => Promise<KeptFile | null>;
  find: (id: string) => Promise<KeptFile | null>;
  noteSent: (id: string, key: string, fileId: string) => Promise<void>;
  /** Removes what no draft and no request names any more. */
  sweep: () => Promise<void>;
};

/** A file is kept a moment before the draft that names it. */
const YOUNG_MS = 60 * 60_000;

const read = (value: unknown): KeptFile | null => {
  const result = v.safeParse(keptFile, value);
  return result.success ? result.output : null;
};

export const createKeptFiles = (
  db: DeviceDb,
  owner: Owner,
  now: () => number = Date.now,
): KeptFiles => {
  const home = `${FILES}${ownerId(owner)}/`;
  /** Everything that may name a file, as one text. */
  const naming = async () => {
    const prefixes = [
      `${DRAFTS}${ownerId(owner)}/`,
      `${OUTBOX}${ownerId(owner)}/`,
      MEMORY + CHANGE_DRAFTS,
      `${CACHE}${ownerId(owner)}/${ADMIN_FORMS}`,
    ];
    return JSON.stringify(await Promise.all(prefixes.map((prefix) => db.list(prefix))));
  };

  return {
    keep: async (file) => {
      const kept: KeptFile = {
        v: 1,
        id: crypto.randomUUID(),
        ...file,
        keptAt: now(),
        sentAs: {},
      };
      if (await db.write(home + kept.id, kept)) return kept;
      void db.remove(home + kept.id);
      return null;
    },
    find: async (id) => read(await db.read(home + id)),
    noteSent: async (id, key, fileId) => {
      await db.update<unknown>(home + id, (old) => {
        const file = read(old);
        return file ? { ...file, sentAs: { ...file.sentAs, [key]: fileId } } : old;
      });
    },
    sweep: async () => {
      const old = (await db.list(home))
        .map(read)
        .filter((file) => file !== null && file.keptAt < now() - YOUNG_MS);
      if (old.length === 0) return;
      const named = await naming();
      for (const file of old) if (file && !named.includes(file.id)) await db.remove(home + file.id);
    },
  };
};
