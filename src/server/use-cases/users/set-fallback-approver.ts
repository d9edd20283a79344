import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { lastSingleChange } from '../../db/rows/audit/last-single-change';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { userOptionsRepository } from '../../db/repositories/users/user-options.repository';

export const setFallbackApprover: UseCase<'setFallbackApprover'> = async ({
  actor,
  params,
  body,
  version,
  language,
  db,
  now,
  newId,
}) => {
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
  await eventRepository(db).append({
    id: newId(),
    at: now,
    by: actor.personId,
    action: 'change',
    subject: 'site',
    before: { site: params.site, fallbackApproverId: site.fallbackApproverId },
    after: { site: params.site, fallbackApproverId: body.personId },
  });
  return done(await options.read(language));
};
