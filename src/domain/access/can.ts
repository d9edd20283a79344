import type { Actor } from './actor';

/** Everything somebody may ask for. A new action is a new line here and a case in `rights`. */
export const actions = [
  'service-state:read',
  'service-state:write',
  'live:listen',
  'language:choose',
  'contacts:read',
  'problem:report',
  'booking-options:read',
  'people:search',
  'departures:list',
  'forecast:read',
  'free-cars:list',
  'file:upload',
  'file:read',
  'licence:read',
  'licence:write',
  'booking:read',
  'booking:write',
] as const;

export type Action = (typeof actions)[number];

/** Nobody (`undefined`) is an account of ours without an employee record. */
type Asker = Actor | undefined;

const isAdminProper = (actor: Asker) =>
  actor?.admin !== undefined && !actor.admin.flags.has('supplier');

/** Not a supplier's dispatcher whose rights were withdrawn: their account still signs in, and may do nothing. */
const isSomebody = (actor: Asker) =>
  actor !== undefined && (actor.isEmployee || actor.admin !== undefined);

/** Who books for themselves and others. A supplier's dispatcher does not, even when employed. */
const isEmployee = (actor: Asker) =>
  actor !== undefined && actor.isEmployee && !actor.admin?.flags.has('supplier');

const rights: Record<Action, (actor: Asker) => boolean> = {
  'service-state:read': (actor) => actor !== undefined,
  'service-state:write': isAdminProper,
  'live:listen': isSomebody,
  'language:choose': isSomebody,
  // Whoever is turned away needs it most.
  'contacts:read': () => true,
  'problem:report': isSomebody,
  'booking-options:read': isEmployee,
  'people:search': isEmployee,
  'departures:list': isEmployee,
  'forecast:read': isEmployee,
  'free-cars:list': isEmployee,
  'file:upload': isEmployee,
  'file:read': isEmployee,
  'licence:read': isEmployee,
  'licence:write': isEmployee,
  'booking:read': isEmployee,
  'booking:write': isEmployee,
};

/** The one answer to "who may": what is not granted here is denied. */
export const can = (actor: Asker, action: Action): boolean => rights[action](actor);
