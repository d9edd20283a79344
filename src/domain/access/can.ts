import type { LinkFace } from '../link/face';
import type { Actor, LinkActor } from './actor';

/** Nobody (`undefined`) is an account of ours without an employee record. */
type Asker = Actor | undefined;

/** What is acted upon: the screens of one kind and, once a row is known, whose provider's row it is. */
export type OfKind = { kind: string; providerId?: string | null };

const anybody = () => true;

const hasRecord = (actor: Asker) => actor !== undefined;

const isSupplier = (actor: Asker) => actor?.admin?.flags.has('supplier') === true;

const isAdminProper = (actor: Asker) => actor?.admin !== undefined && !isSupplier(actor);

/** Not a supplier's dispatcher whose rights were withdrawn: their account still signs in, and may do nothing. */
const isSomebody = (actor: Asker) =>
  actor !== undefined && (actor.isEmployee || actor.admin !== undefined);

/** Who books for themselves and others. A supplier's dispatcher does not, even when employed. */
const isEmployee = (actor: Asker) => actor !== undefined && actor.isEmployee && !isSupplier(actor);

const isApprover = (actor: Asker) => isEmployee(actor) && actor?.isApprover === true;

/** The list is a supplier's too, of the own drivers. */
const mayOpenDrivers = (actor: Asker) =>
  isSupplier(actor) || actor?.admin?.flags.has('driver_menu') === true;

const managesDrivers = (actor: Asker) =>
  isAdminProper(actor) && actor?.admin?.flags.has('driver_menu') === true;

const managesUsers = (actor: Asker) =>
  isAdminProper(actor) && actor?.admin?.flags.has('admin_menu') === true;

const hasKind = (actor: Asker, { kind }: OfKind) => actor?.admin?.kinds.has(kind) === true;

const managesKind = (actor: Asker, of: OfKind) => isAdminProper(actor) && hasKind(actor, of);

/** A supplier arranges too, but only the own provider's rows. */
const arrangesKind = (actor: Asker, of: OfKind) =>
  hasKind(actor, of) &&
  (!isSupplier(actor) ||
    of.providerId === undefined ||
    (of.providerId !== null && of.providerId === actor?.admin?.providerId));

/** Everything somebody may ask for. What is not granted here is denied. */
const rights = {
  'permission:read': hasRecord,
  'service-state:read': hasRecord,
  // It closes both sites: not for whoever manages one kind. See docs/decisions/207.
  'service-state:write': managesUsers,
  'live:listen': isSomebody,
  'language:choose': isSomebody,
  // Whoever is turned away needs it most.
  'contacts:read': anybody,
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
  'approval:read': isApprover,
  'approval:decide': isApprover,
  'delegation:write': isApprover,
  'rating:read': isEmployee,
  'rating:write': isEmployee,
  // A supplier's dispatcher is told too.
  'notice:read': isSomebody,
  'notice:write': isSomebody,
  'driver:read': mayOpenDrivers,
  'driver:write': managesDrivers,
  'basics:read': managesUsers,
  'basics:write': managesUsers,
  'channel:read': managesUsers,
  'channel:write': managesUsers,
  'truth:read': managesUsers,
  'user:read': managesUsers,
  'user:write': managesUsers,
} as const satisfies Record<string, (actor: Asker) => boolean>;

/** What is asked for one kind at a time: a right gives that kind's screens and calls, and no other's. */
const kindRights = {
  'arranging:read': arrangesKind,
  'arranging:write': arrangesKind,
  // What a supplier never does: hand to a provider, pool, pin, see costs.
  'arranging:manage': managesKind,
  'fleet:read': managesKind,
  'fleet:write': managesKind,
  'rules:read': managesKind,
  'rules:write': managesKind,
  'provider:read': managesKind,
  'provider:write': managesKind,
  'expense:read': managesKind,
  'expense:write': managesKind,
  'report:read': managesKind,
  'satisfaction:read': managesKind,
  'satisfaction:write': managesKind,
  'link:read': managesKind,
  'link:write': managesKind,
} as const satisfies Record<string, (actor: Asker, of: OfKind) => boolean>;

const anyFace: readonly LinkFace[] = ['driver', 'gate', 'rider'];

/** What a signed link opens, by its face. Which trip or car it is about the rows decide. */
const linkRights = {
  'page:read': anyFace,
  'page:open': anyFace,
  'job:mark': ['driver'],
  'passage:mark': ['gate'],
  'mark:take-back': ['driver', 'gate'],
} as const satisfies Record<string, readonly LinkFace[]>;

type PlainAction = keyof typeof rights;
export type KindAction = keyof typeof kindRights;
export type LinkAction = keyof typeof linkRights;
export type Action = PlainAction | KindAction;

export const actions = Object.keys(rights) as readonly PlainAction[];
export const kindActions = Object.keys(kindRights) as readonly KindAction[];

export const linkActions = Object.keys(linkRights) as readonly LinkAction[];

export const isKindAction = (action: Action | LinkAction): action is KindAction =>
  action in kindRights;

const isPlainAction = (action: Action | LinkAction): action is PlainAction => action in rights;

const isLink = (actor: Asker | LinkActor): actor is LinkActor =>
  actor !== undefined && 'linkId' in actor;

const isLinkAction = (action: Action | LinkAction): action is LinkAction => action in linkRights;

const linkMay = ({ face }: LinkActor, action: Action | LinkAction): boolean =>
  isLinkAction(action) && linkRights[action].some((allowed) => allowed === face);

/** The one answer to "who may". A link is never a person, and no person is a link. */
export const can = <A extends Action | LinkAction>(
  actor: Asker | LinkActor,
  action: A,
  ...[of]: A extends KindAction ? [of: OfKind] : []
): boolean => {
  if (isLink(actor)) return linkMay(actor, action);
  return isKindAction(action)
    ? of !== undefined && kindRights[action](actor, of)
    : isPlainAction(action) && rights[action](actor);
};
