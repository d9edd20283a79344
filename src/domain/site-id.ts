export const siteIds = ['nava', 'amata'] as const;

export type SiteId = (typeof siteIds)[number];
