import type { Actor } from './actor';

/** Everything somebody may ask for. A new action is a new line here and a case in `rights`. */
export type Action = 'service-state:read' | 'service-state:write' | 'live:listen';

const isAdminProper = (actor: Actor) =>
  actor.admin !== undefined && !actor.admin.flags.has('supplier');

const rights: Record<Action, (actor: Actor) => boolean> = {
  'service-state:read': () => true,
  'service-state:write': isAdminProper,
  'live:listen': () => true,
};

/** The one answer to "who may": what is not granted here is denied. */
export const can = (actor: Actor, action: Action): boolean => rights[action](actor);
