/** Whom a verified id token names. */
export type Account = { tid: string; oid: string; username: string; name: string };
