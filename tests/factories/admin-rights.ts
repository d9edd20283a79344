import type { Actor } from '#domain/access/actor';
import { rightsOf, type MenuFlag } from '#kinds/menu-flags';

/** An admin's rights as `can` reads them, from the names that the specification gives them. */
export const adminWith = (
  flags: readonly MenuFlag[],
  providerId: string | null = null,
): NonNullable<Actor['admin']> => ({ ...rightsOf(flags), providerId });
