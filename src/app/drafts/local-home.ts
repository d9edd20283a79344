import type { KindId } from '#kinds/registry';
import { draftKey } from '../storage-keys';
import { readEnvelope, type DraftEnvelope } from './draft-envelope';

/** What stands under one of the specification's four keys; `envelope` is null when nobody can read it. */
export type LocalDraft = { raw: string; envelope: DraftEnvelope | null };

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};

/** Local storage may be full, or forbidden altogether: then it is empty and takes nothing. */
export const createLocalHome = (storage: () => Storage) => {
  const attempt = <T, F>(work: (storage: Storage) => T, otherwise: F): T | F => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };

  return {
    read: (kind: KindId): LocalDraft | null => {
      const raw = attempt((local) => local.getItem(draftKey(kind)), null);
      return raw === null ? null : { raw, envelope: readEnvelope(parse(raw)) };
    },
    write: (kind: KindId, envelope: DraftEnvelope): boolean =>
      attempt((local) => {
        local.setItem(draftKey(kind), JSON.stringify(envelope));
        return true;
      }, false),
    /** Only what was read: another tab may have written meanwhile. */
    remove: (kind: KindId, raw: string): void =>
      attempt((local) => {
        if (local.getItem(draftKey(kind)) === raw) local.removeItem(draftKey(kind));
      }, undefined),
  };
};
