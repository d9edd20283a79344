import type { Actor } from './actor';

/** Everything somebody may ask for. A new action is a new line here and a case in `rights`. */
export const actions = [
  'service-state:read',
  'service-state:write',
  'live:listen',
  'language:choose',
  'contacts:read',
  'problem:report',
] as const;

export type Action = (typeof actions)[number];

const isAdminProper = (actor: Actor) =>
  actor.admin !== undefined && !actor.admin.flags.has('supplier');

/** Not a supplier's dispatcher whose rights were withdrawn: their account still signs in, and may do nothing. */
const isSomebody = (actor: Actor) => actor.isEmployee || actor.admin !== undefined;

const rights: Record<Action, (actor: Actor) => boolean> = {
  'service-state:read': () => true,
  'service-state:write': isAdminProper,
  'live:listen': isSomebody,
  'language:choose': isSomebody,
  'contacts:read': isSomebody,
  'problem:report': isSomebody,
};

/** The one answer to "who may": what is not granted here is denied. */
export const can = (actor: Actor, action: Action): boolean => rights[action](actor);
