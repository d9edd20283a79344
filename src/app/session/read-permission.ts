import * as v from 'valibot';
import type { Answered } from '../api/send';
import type { Permission, PermissionState } from './permission-state';
import { hasName, isActiveAdmin, readUserData, withoutRights } from './user-data';

const refusal = v.union([
  v.pipe(
    v.object({ detail: v.object({ code: v.string() }) }),
    v.transform(({ detail }) => detail.code),
  ),
  v.pipe(
    v.object({ error: v.object({ code: v.string() }) }),
    v.transform(({ error }) => error.code),
  ),
]);

const meaningOf = ({ status, body }: Answered): PermissionState => {
  if (status === 200) return 'known';
  const code = v.safeParse(refusal, body);
  if (code.output === 'unknown_employee') return 'unknown-employee';
  if (code.output === 'account_not_allowed') return 'account-not-allowed';
  return status === 403 && hasName(readUserData(body)) ? 'known' : 'failed';
};

/** What an answer of 200 or 403 says of the person; it comes with what every call needs. */
export const readPermission = (answer: Answered): Permission => {
  const data = readUserData(answer.body);
  const meaning = meaningOf(answer);
  // A supplier's dispatcher has no page without rights.
  const isPerson = meaning === 'known' && !data.adminInfo?.flags.has('supplier');
  return {
    meaning,
    isAdmin: answer.status === 200 && isActiveAdmin(data),
    person: isPerson ? withoutRights(data) : null,
  };
};
