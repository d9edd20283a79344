import { decideRights } from '#domain/access/decide-rights';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { userOptionsRepository } from '../../db/repositories/users/user-options.repository';
import { userRepository } from '../../db/repositories/users/user.repository';
import { saveChange } from '../save-change';
import { actionOf } from './action-of';
import { showUser } from './show-user';
import { openRow } from '../open-row';

export const listAdminUsers: UseCase<'listAdminUsers'> = async ({
  actor,
  query,
  language,
  db,
  now,
}) => done(await userRepository(db).list(query, { me: actor.personId, language, now }));

export const readAdminUser: UseCase<'readAdminUser'> = async (call) =>
  showUser(call.params.id, call);

export const readUserOptions: UseCase<'readUserOptions'> = async ({
  language,
  db,
  rightsByRoles,
}) => done({ ...(await userOptionsRepository(db).read(language)), rightsByRoles });

export const changeRights: UseCase<'changeRights'> = async (call) => {
  const { actor, body, db } = call;
  const { id } = call.params;
  const users = userRepository(db);
  const about = { subject: 'admin_user', id } as const;
  const person = await users.lockHolder({ id });
  if (!person) return refuse('not_found');
  if (call.rightsByRoles && person.role === 'employee')
    return refuse('invalid_input', { fields: { flags: 'managed_by_entra' } });
  const standing = await openRow(call, about, await users.lockRights(id));
  if (!standing.ok) return standing;
  const { version: _, ...before } = standing.value;
  const decided = decideRights({ by: actor.personId, person }, body);
  if (!decided.ok) return decided;
  const isNewProvider = body.providerId !== before.providerId;
  if (body.providerId && isNewProvider && !(await users.isActiveProvider(body.providerId)))
    return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  await saveChange(call, { ...about, action: actionOf(before, body), before, after: body }, () =>
    users.save(id, body),
  );
  return showUser(id, call);
};

export const setFallbackApprover: UseCase<'setFallbackApprover'> = async (call) => {
  const { params, body, language, db, rightsByRoles } = call;
  const options = userOptionsRepository(db);
  const locked = await options.lockSite(params.site);
  const site = await openRow(call, { subject: 'site', name: params.site }, locked);
  if (!site.ok) return site;
  if (body.personId !== null && !(await options.isEmployeeAtWork(body.personId)))
    return refuse('invalid_input', { fields: { personId: 'unknown' } });
  const change = {
    action: 'change',
    subject: 'site',
    before: { site: params.site, fallbackApproverId: site.value.fallbackApproverId },
    after: { site: params.site, fallbackApproverId: body.personId },
  } as const;
  await saveChange(call, change, () => options.setFallbackApprover(params.site, body.personId));
  return done({ ...(await options.read(language)), rightsByRoles });
};
