import { menus } from '#contract/user-fields';
import type { Rights } from '#domain/access/decide-rights';
import { flagsOf } from '#kinds/menu-flags';
import { refusalOfConstraint } from '../db/refusal-of-constraint';
import type { SignedInPerson } from '../db/repositories/users/person.repository';
import { userRepository } from '../db/repositories/users/user.repository';
import { writeTransaction } from '../db/write-transaction';
import type { Deps } from '../deps';
import { actionOf } from '../use-cases/users/action-of';
import { tell } from '../use-cases/tell';
import type { Account } from './account';

type Tools = Pick<Deps, 'db' | 'now' | 'newId'>;

const isSame = (held: ReadonlySet<string>, flags: readonly string[]): boolean =>
  held.size === flags.length && flags.every((flag) => held.has(flag));

/**
 * Gives an employee the rights that are roles of the account, and takes those that are none; answers whether anything
 * changed. A supplier's dispatcher is nobody's employee: theirs are given here. The last admin stays one.
 */
export const followRoles = async (
  { actor: { personId: id, isEmployee, admin } }: SignedInPerson,
  { roles, issuedAt }: Pick<Account, 'roles' | 'issuedAt'>,
  { db, now, newId }: Tools,
): Promise<boolean> => {
  const flags = menus.filter((flag) => roles.includes(flag));
  const isSupplier = admin?.flags.has('supplier') === true;
  if (!isEmployee || isSupplier || isSame(admin ? flagsOf(admin) : new Set(), flags)) return false;
  try {
    return await writeTransaction(db, async (within) => {
      const users = userRepository(within);
      await users.lockHolder({ id });
      const before = await users.lockRights(id);
      const isGiven = flags.length > 0;
      const after: Rights = isGiven
        ? { active: true, flags, providerId: null }
        : { active: false, flags: before?.flags ?? [], providerId: null };
      if (!before) await users.add(id, after);
      if (!(await users.noteRoles(id, new Date(issuedAt * 1000)))) return false;
      if (before) await users.save(id, after);
      await tell(
        { db: within, now: now(), newId },
        {
          by: null,
          subject: 'admin_user',
          id,
          action: before ? actionOf(before, after) : 'grant',
          reason: 'Microsoft Entra',
          ...(before && {
            before: { active: before.active, flags: before.flags, providerId: before.providerId },
          }),
          after,
        },
      );
      return true;
    });
  } catch (error) {
    if (refusalOfConstraint(error)?.code === 'last_admin') return false;
    throw error;
  }
};
