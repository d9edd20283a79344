/** Whom a verified id token names. */
export type Account = {
  tid: string;
  oid: string;
  username: string;
  name: string;
  /** When the token ends, in seconds since 1970. */
  endsAt: number;
};
