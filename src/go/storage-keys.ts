/** All that the pages of links keep on the device, by its name; a link's own by its token. */
export const LANGUAGE = 'go-language';
/** The company's numbers: whoever's link has ended needs them most. */
export const CONTACTS = 'go-contacts';
export const pageKeyOf = (token: string): string => `go:${token}`;
export const pinKeyOf = (token: string): string => `go-pin:${token}`;

/** In IndexedDB: marks that the server does not have yet. */
export const DATABASE = 'go';
export const MARKS = 'marks';

/** Caches of the worker begin so; each build has its own. */
export const CACHE = 'go-';
