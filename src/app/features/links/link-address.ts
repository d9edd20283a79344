/** Where a link leads: the page of its own, apart from the app. */
export const linkAddress = (token: string): string => `${location.origin}/go/${token}`;
