import * as v from 'valibot';
import { IS_ADMIN_KEY, REMEMBERED_ACCOUNT_KEY, USER_DATA_KEY } from '../storage-keys';
import type { Account } from './session';

const schema = v.object({
  username: v.string(),
  name: v.string(),
  tid: v.string(),
  oid: v.string(),
});

export const readRememberedAccount = (): Account | null => {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(REMEMBERED_ACCOUNT_KEY) ?? ''));
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
