import type { Actor } from '#domain/access/actor';
import { isOwnFlag, ownFlags, type OwnFlag } from '#domain/access/menu-flags';
import * as all from './all';
import { isKindId, kindIds, type KindId } from './registry';

type KindFlag = (typeof all)[KindId]['menuFlag'];

/** The rights of an admin as the specification names them, each 1 = enabled: one for each kind, and those of no kind. */
export type MenuFlag = KindFlag | OwnFlag;

const flagged: Readonly<Record<KindId, { menuFlag: KindFlag }>> = all;

export const kindFlag = (kind: KindId): KindFlag => flagged[kind].menuFlag;

export const kindOfFlag = (flag: KindFlag): KindId => {
  const kind = kindIds.find((id) => kindFlag(id) === flag);
  if (!kind) throw new Error(`${flag} is the right of no kind`);
  return kind;
};

export const menuFlags: readonly MenuFlag[] = [...kindIds.map(kindFlag), ...ownFlags];

export const isFlag = (value: unknown): value is MenuFlag =>
  (menuFlags as readonly unknown[]).includes(value);

export const byFlag = <T>(make: (flag: MenuFlag) => T) =>
  Object.fromEntries(menuFlags.map((flag) => [flag, make(flag)])) as Record<MenuFlag, T>;

type Rights = NonNullable<Actor['admin']>;

/** What the rights in `can` are called outside. */
export const flagsOf = ({ kinds, flags }: Pick<Rights, 'kinds' | 'flags'>): Set<MenuFlag> =>
  new Set([...[...kinds].filter(isKindId).map(kindFlag), ...flags]);

/** And back. */
export const rightsOf = (given: readonly string[]): Pick<Rights, 'kinds' | 'flags'> => ({
  kinds: new Set(kindIds.filter((kind) => given.includes(kindFlag(kind)))),
  flags: new Set(given.filter(isOwnFlag)),
});
