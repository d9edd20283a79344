import type { Message } from '#words/message';
import type { SiteId } from '#domain/site-id';

/** The pages that the administration of a kind may have, in the order of its menu. */
export const adminPages = [
  'arrangecartable',
  'managecar',
  'expenseandprovider',
  'provider',
  'report',
  'evaluate',
] as const;

export type AdminPage = (typeof adminPages)[number];

/** Rules that only some kinds go by. */
export type OwnRule = 'dayCutoff' | 'noShowMinutes';

/**
 * What the first screen needs to know of a kind. The rest of it lies beside in its folder and comes later: `request`
 * (what is asked for), `asking` (its rules and rows) and `arranging`.
 */
export type Kind<Flag extends string = string, Request = unknown> = {
  /** Its place in every list of kinds. */
  position: number;
  name: Message;
  site: SiteId;
  /** What an admin of this kind is given; named as the specification names it. */
  menuFlag: Flag;
  adminPages: readonly AdminPage[];
  ownRules: readonly OwnRule[];
  /** Runs by a timetable between the stops of routes. */
  runsRoutes: boolean;
  /** False where the traveller drives. */
  withDriver: boolean;
  /** Several bookings may share a car. */
  pools: boolean;
  /** A ride is over at its last stop; a rented car still has to come back. */
  endsAtLastStop: boolean;
  /** Never set. It tells TypeScript what the folder's `request` holds, so that the schemas may come later. */
  request?: Request;
};
