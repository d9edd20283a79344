import type { Message } from '#words/message';
import { ownFlagNames } from '#words/users';
import { kindFlag, type MenuFlag } from './menu-flags';
import { kindIds, kinds } from './registry';

const names = new Map<string, Message>([
  ...Object.entries(ownFlagNames),
  ...kindIds.map((kind) => [kindFlag(kind), kinds[kind].name] as const),
]);

export const flagName = (flag: MenuFlag): Message => {
  const name = names.get(flag);
  if (!name) throw new Error(`No name for ${flag}`);
  return name;
};
