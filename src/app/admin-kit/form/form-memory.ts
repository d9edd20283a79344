import * as v from 'valibot';
import type { OwnerCache } from '../../cache/owner-cache';
import { formRow } from '../../storage-keys';

/** What was read, and what has been written since; `version` is null for what does not exist yet. */
export type FormState<V> = { values: V; base: V; version: number | null; key: string };

export type KeptForm<V> = FormState<V> & { at: number };

const kept = v.object({
  values: v.looseObject({}),
  base: v.looseObject({}),
  version: v.nullable(v.number()),
  key: v.string(),
});

/** A form of an earlier version of the app, with other questions, is not this form. */
const asksTheSame = (like: object, found: object): boolean =>
  Object.keys(like).toSorted().join() === Object.keys(found).toSorted().join();

/**
 * A half-written form survives a reload and a 401; it goes with the logout, and nobody else ever sees it: the cache is
 * its owner's.
 */
export const formMemory = <V extends object>(cache: OwnerCache, name: string, like: V) => ({
  recall: async (): Promise<KeptForm<V> | null> => {
    const found = await cache.read(formRow(name));
    const parsed = v.safeParse(kept, found?.value);
    if (!found || !parsed.success || !asksTheSame(like, parsed.output.values)) return null;
    return { ...(parsed.output as unknown as FormState<V>), at: found.at };
  },
  keep: (state: FormState<V>): void => void cache.write(formRow(name), state),
  forget: (): void => void cache.write(formRow(name), null),
});
