import type { Rights } from '#domain/access/decide-rights';
import type { EventAction } from '#domain/history/event';

/** Rights that are withdrawn keep their menus, so that giving them back is one tap. */
export const actionOf = (before: Rights, after: Rights): EventAction => {
  if (before.active === after.active) return 'change';
  return after.active ? 'restore' : 'withdraw';
};
