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

export type Kind = {
  site: SiteId;
  adminPages: readonly AdminPage[];
};
