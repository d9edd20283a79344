import { decideRights, type Rights } from '#domain/access/decide-rights';
import type { EventAction } from '#domain/history/event';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { userOptionsRepository } from '../../db/repositories/users/user-options.repository';
import { userRepository } from '../../db/repositories/users/user.repository';
import { lastSingleChange } from '../../db/rows/audit/last-single-change';
import { tell } from '../tell';
import { showUser } from './show-user';
import { refuseStale } from '../refuse-stale';

export const listAdminUsers: UseCase<'listAdminUsers'> = async ({
  actor,
  query,
  language,
  db,
  now,
}) => done(await userRepository(db).list(query, { me: actor.personId, language, now }));

export const readAdminUser: UseCase<'readAdminUser'> = async (call) =>
  showUser(call.params.id, call);

export const readUserOptions: UseCase<'readUserOptions'> = async ({ language, db }) =>
  done(await userOptionsRepository(db).read(language));

/** Rights that are withdrawn keep their menus, so that giving them back is one tap. */
const actionOf = (before: Rights, after: Rights): EventAction => {
  if (before.active === after.active) return 'change';
  return after.active ? 'restore' : 'withdraw';
};

export const changeRights: UseCase<'changeRights'> = async (call) => {
  const { actor, params, body, version, db } = call;
  const users = userRepository(db);
  const person = await users.lockHolder({ id: params.id });
  const standing = person && (await users.lockRights(params.id));
  if (!person || !standing) return refuse('not_found');
  const { version: present, ...before } = standing;
  if (present !== version)
    return refuseStale('admin_user', { id: params.id, version: present }, call);
  const decided = decideRights({ by: actor.personId, person }, body);
  if (!decided.ok) return decided;
  const isNewProvider = body.providerId !== before.providerId;
  if (body.providerId && isNewProvider && !(await users.isActiveProvider(body.providerId)))
    return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  await users.save(params.id, body);
  await tell(call, {
    action: actionOf(before, body),
    subject: 'admin_user',
    id: params.id,
    before,
    after: body,
  });
  return showUser(params.id, call);
};

export const setFallbackApprover: UseCase<'setFallbackApprover'> = async (call) => {
  const { params, body, version, language, db } = call;
  const options = userOptionsRepository(db);
  const site = await options.lockSite(params.site);
  if (!site) return refuse('not_found');
  if (site.version !== version) {
    const changed = { subject: 'site', key: 'site', value: params.site, version: site.version };
    const conflict = await lastSingleChange(db, changed, language);
    return refuse('changed_meanwhile', { ...(conflict && { conflict }) });
  }
  if (body.personId !== null && !(await options.isEmployeeAtWork(body.personId)))
    return refuse('invalid_input', { fields: { personId: 'unknown' } });
  await options.setFallbackApprover(params.site, body.personId);
  await tell(call, {
    action: 'change',
    subject: 'site',
    before: { site: params.site, fallbackApproverId: site.fallbackApproverId },
    after: { site: params.site, fallbackApproverId: body.personId },
  });
  return done(await options.read(language));
};
