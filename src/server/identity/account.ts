/** Whom a verified id token names. */
export type Account = {
  tid: string;
  oid: string;
  username: string;
  name: string;
  /** The app's roles that Entra gave them. */
  roles: readonly string[];
  /** When the token was issued and when it ends, in seconds since 1970. */
  issuedAt: number;
  endsAt: number;
};
