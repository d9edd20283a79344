import type { Actor } from '#domain/access/actor';
import { ownFlags } from '#domain/access/menu-flags';
import { kindFlag, type MenuFlag } from '#kinds/menu-flags';
import { kindIds } from '#kinds/registry';

/** An admin's rights as `can` reads them, from the names that the specification gives them. */
export const adminWith = (
  flags: readonly MenuFlag[],
  providerId: string | null = null,
): NonNullable<Actor['admin']> => ({
  kinds: new Set(kindIds.filter((kind) => flags.includes(kindFlag(kind)))),
  flags: new Set(ownFlags.filter((flag) => flags.includes(flag))),
  providerId,
});
