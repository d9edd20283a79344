import { decideRights, type Rights } from '#domain/access/decide-rights';
import type { EventAction } from '#domain/history/event';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { userRepository } from '../../db/repositories/users/user.repository';
import { showUser } from './show-user';
import { tell } from '../tell';

/** Rights that are withdrawn keep their menus, so that giving them back is one tap. */
const actionOf = (before: Rights, after: Rights): EventAction => {
  if (before.active === after.active) return 'change';
  return after.active ? 'restore' : 'withdraw';
};

export const changeRights: UseCase<'changeRights'> = async (call) => {
  const { actor, params, body, version, language, db } = call;
  const users = userRepository(db);
  const person = await users.lockHolder({ id: params.id });
  const standing = person && (await users.lockRights(params.id));
  if (!person || !standing) return refuse('not_found');
  const events = eventRepository(db);
  const { version: present, ...before } = standing;
  if (present !== version) {
    const conflict = await events.lastChange(
      { subject: 'admin_user', subjectId: params.id, version: present },
      language,
    );
    return refuse('changed_meanwhile', { ...(conflict && { conflict }) });
  }
  const decided = decideRights({ by: actor.personId, person }, body);
  if (!decided.ok) return decided;
  const isNewProvider = body.providerId !== before.providerId;
  if (body.providerId && isNewProvider && !(await users.isActiveProvider(body.providerId)))
    return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  await users.save(params.id, body);
  await tell(
    {
      action: actionOf(before, body),
      subject: 'admin_user',
      id: params.id,
      before,
      after: body,
    },
    call,
  );
  return showUser(params.id, call);
};
