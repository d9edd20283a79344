import type { Actor } from '#domain/access/actor';
import { ownFlags, type OwnFlag } from '#domain/access/menu-flags';
import * as all from './all';
import { isKindId, kindIds, type KindId } from './registry';

/** The rights of an admin as the specification names them, each 1 = enabled: one for each kind, and those of no kind. */
export type MenuFlag = (typeof all)[KindId]['menuFlag'] | OwnFlag;

export const kindFlag = (kind: KindId): MenuFlag => all[kind].menuFlag;

export const menuFlags: readonly MenuFlag[] = [...kindIds.map(kindFlag), ...ownFlags];

export const isFlag = (value: unknown): value is MenuFlag =>
  (menuFlags as readonly unknown[]).includes(value);

export const byFlag = <T>(make: (flag: MenuFlag) => T) =>
  Object.fromEntries(menuFlags.map((flag) => [flag, make(flag)])) as Record<MenuFlag, T>;

/** What the rights in `can` are called outside. */
export const flagsOf = ({ kinds, flags }: NonNullable<Actor['admin']>): ReadonlySet<MenuFlag> =>
  new Set([...[...kinds].filter(isKindId).map(kindFlag), ...flags]);
