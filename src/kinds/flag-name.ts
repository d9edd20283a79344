import { isOwnFlag } from '#domain/access/menu-flags';
import type { Message } from '#words/message';
import { ownFlagNames } from '#words/users';
import { kindOfFlag, type MenuFlag } from './menu-flags';
import { kinds } from './registry';

/** The right of a kind is called like the kind. */
export const flagName = (flag: MenuFlag): Message =>
  isOwnFlag(flag) ? ownFlagNames[flag] : kinds[kindOfFlag(flag)].name;
