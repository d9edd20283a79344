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

export type Kind = {
  site: SiteId;
  adminPages: readonly AdminPage[];
  ownRules: readonly OwnRule[];
  /** Runs by a timetable between the stops of routes. */
  runsRoutes: boolean;
};
