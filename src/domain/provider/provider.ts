/** The closed lists of a provider; a test compares them with the database's. */
export const providerStatuses = ['active', 'ended'] as const;

export type ProviderStatus = (typeof providerStatuses)[number];
