import { IS_ADMIN_KEY, REMEMBERED_ACCOUNT_KEY, USER_DATA_KEY } from '../storage-keys';
import type { Account } from './session';

const keys = ['username', 'name', 'tid', 'oid'] as const;

/** Without a schema: it is read before the libraries have come. */
const isAccount = (value: Partial<Account> | null): value is Account =>
  value !== null && keys.every((key) => typeof value[key] === 'string');

export const readRememberedAccount = (): Account | null => {
  try {
    const kept = JSON.parse(
      localStorage.getItem(REMEMBERED_ACCOUNT_KEY) ?? 'null',
    ) as Account | null;
    return isAccount(kept) ? kept : null;
  } catch {
    return null;
  }
};

export const isSamePerson = (a: Account, b: Account): boolean => a.tid === b.tid && a.oid === b.oid;

export const rememberAccount = (account: Account): void => {
  const before = readRememberedAccount();
  if (before && !isSamePerson(before, account)) {
    // The provider let the person choose another account: the rights on this device are not theirs.
    localStorage.removeItem(USER_DATA_KEY);
    localStorage.removeItem(IS_ADMIN_KEY);
  }
  localStorage.setItem(REMEMBERED_ACCOUNT_KEY, JSON.stringify(account));
};
