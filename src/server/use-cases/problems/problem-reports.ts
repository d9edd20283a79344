import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { problemReportRepository } from '../../db/repositories/problems/problem-report.repository';
import { reportInboxRepository } from '../../db/repositories/problems/report-inbox.repository';
import { userOptionsRepository } from '../../db/repositories/users/user-options.repository';
import { tell } from '../tell';
import { refuseStale } from '../refuse-stale';

export const reportProblem: UseCase<'reportProblem'> = async (call) => {
  const { actor, body, db, now, newId } = call;
  const id = newId();
  await problemReportRepository(db).add(body, { id, by: actor.personId, at: now });
  await tell(call, { subject: 'problem_report', id, action: 'report' });
  return done({ id });
};

export const listProblemReports: UseCase<'listProblemReports'> = async ({
  actor,
  query,
  language,
  db,
  now,
}) => done(await reportInboxRepository(db).list(query, { me: actor.personId, language, now }));

export const readProblemReport: UseCase<'readProblemReport'> = async ({ params, language, db }) => {
  const report = await reportInboxRepository(db).find(params.id, language);
  return report ? done(report) : refuse('not_found');
};

export const changeProblemReport: UseCase<'changeProblemReport'> = async (call) => {
  const { params, body, version, language, db } = call;
  const reports = reportInboxRepository(db);
  const standing = await reports.lock(params.id);
  if (!standing) return refuse('not_found');
  const { version: present, ...before } = standing;
  if (present !== version)
    return refuseStale('problem_report', { id: params.id, version: present }, call);
  const isNewOwner = body.ownerId !== null && body.ownerId !== before.ownerId;
  if (isNewOwner && !(await userOptionsRepository(db).isOwner(body.ownerId!)))
    return refuse('invalid_input', { fields: { ownerId: 'unknown' } });
  await reports.save(params.id, body);
  await tell(call, {
    action: 'change',
    subject: 'problem_report',
    id: params.id,
    before,
    after: body,
  });
  const report = await reports.find(params.id, language);
  return report ? done(report) : refuse('not_found');
};
