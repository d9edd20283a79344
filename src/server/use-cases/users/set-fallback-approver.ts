import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { lastSingleChange } from '../../db/rows/audit/last-single-change';
import { userOptionsRepository } from '../../db/repositories/users/user-options.repository';
import { tell } from '../tell';

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
  await tell(
    {
      action: 'change',
      subject: 'site',
      before: { site: params.site, fallbackApproverId: site.fallbackApproverId },
      after: { site: params.site, fallbackApproverId: body.personId },
    },
    call,
  );
  return done(await options.read(language));
};
