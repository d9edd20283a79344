import { decideRights, type Rights, type RightsHolder } from '#domain/access/decide-rights';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call, UseCase } from '../../call';
import { userRepository } from '../../db/repositories/users/user.repository';
import { showUser } from './show-user';
import { tell } from '../tell';

/** An employee stands in the directory; a supplier's dispatcher is entered with the first rights. */
const findHolder = async ({
  body,
  db,
  newId,
  rightsByRoles,
}: Call<'grantRights'>): Promise<Outcome<RightsHolder>> => {
  const users = userRepository(db);
  if (body.to === 'employee') {
    if (rightsByRoles) return refuse('invalid_input', { fields: { personId: 'managed_by_entra' } });
    const person = await users.lockHolder({ id: body.personId });
    return person?.role === 'employee'
      ? done(person)
      : refuse('invalid_input', { fields: { personId: 'unknown' } });
  }
  const known = await users.lockHolder({ signInName: body.signInName });
  if (known?.role === 'supplier') return done(known);
  if (known) return refuse('invalid_input', { fields: { signInName: 'employee_account' } });
  const id = newId();
  await users.addSupplier(id, body);
  return done({ id, role: 'supplier', isActive: true });
};

export const grantRights: UseCase<'grantRights'> = async (call) => {
  const { actor, body, db } = call;
  const users = userRepository(db);
  const holder = await findHolder(call);
  if (!holder.ok) return holder;
  const { id } = holder.value;
  const field = body.to === 'employee' ? 'personId' : 'signInName';
  if (await users.lockRights(id)) {
    const code = id === actor.personId ? refuse('own_rights') : null;
    return code ?? refuse('invalid_input', { fields: { [field]: 'already_admin' } });
  }
  const rights: Rights = {
    active: true,
    flags: body.flags,
    providerId: body.to === 'supplier' ? body.providerId : null,
  };
  const decided = decideRights({ by: actor.personId, person: holder.value }, rights);
  if (!decided.ok) return decided;
  if (rights.providerId && !(await users.isActiveProvider(rights.providerId)))
    return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  await users.add(id, rights);
  await tell(call, { action: 'grant', subject: 'admin_user', id, after: rights });
  return showUser(id, call);
};
