import { sql } from 'kysely';
import type { Actor } from '#domain/access/actor';
import { isOwnFlag, ownFlags, type OwnFlag } from '#domain/access/menu-flags';
import { kindOfFlag, rightsOf, type MenuFlag } from '#kinds/menu-flags';
import type { KindId } from '#kinds/registry';

/** The flags are named as the specification stores them, their columns are spelled as all others. */
export const flagColumns = {
  driver_menu: 'driverMenu',
  admin_menu: 'adminMenu',
  supplier: 'supplier',
} as const satisfies Record<OwnFlag, string>;

/** How a table keeps rights: the kinds as a list, each of the others as a column. */
export type RightColumns = Record<(typeof flagColumns)[OwnFlag], boolean> & { kinds: string[] };

export const fromRightColumns = (
  row: RightColumns,
): Pick<NonNullable<Actor['admin']>, 'kinds' | 'flags'> => ({
  kinds: new Set(row.kinds),
  flags: new Set(ownFlags.filter((flag) => row[flagColumns[flag]])),
});

export const toRightColumns = (given: readonly string[]): RightColumns => {
  const { kinds, flags } = rightsOf(given);
  return {
    kinds: [...kinds],
    driverMenu: flags.has('driver_menu'),
    adminMenu: flags.has('admin_menu'),
    supplier: flags.has('supplier'),
  };
};

/** Whether the admin in a row of `table` has the right of this kind. */
export const administers = (kind: KindId, table = 'adminUser') =>
  sql<boolean>`${kind} = any(${sql.ref(`${table}.kinds`)})`;

export const hasFlag = (flag: MenuFlag, table: string) =>
  isOwnFlag(flag)
    ? sql<boolean>`${sql.ref(`${table}.${flagColumns[flag]}`)}`
    : administers(kindOfFlag(flag), table);
