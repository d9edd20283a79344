import type { SessionState } from '../session/session';
import { displayName, type UserData } from '../session/user-data';

/** The name that the company keeps, else the one that the identity provider gives. */
export const shownName = (person: UserData, session: SessionState): string =>
  displayName(person) ?? ('account' in session ? session.account.name : '');
