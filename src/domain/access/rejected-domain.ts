/** Accounts of the company's corporate domain, and of domains below it, must use another account. */
export const isRejectedUsername = (username: string, rejectedDomain: string): boolean => {
  const name = username.trim().toLowerCase();
  const domain = rejectedDomain.trim().toLowerCase();
  return domain !== '' && (name.endsWith(`@${domain}`) || name.endsWith(`.${domain}`));
};
