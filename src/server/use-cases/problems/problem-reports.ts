import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { problemReportRepository } from '../../db/repositories/problems/problem-report.repository';
import { reportInboxRepository } from '../../db/repositories/problems/report-inbox.repository';
import { userOptionsRepository } from '../../db/repositories/users/user-options.repository';
import { tell } from '../tell';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';

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
  const { body, language, db } = call;
  const { id } = call.params;
  const reports = reportInboxRepository(db);
  const about = { subject: 'problem_report', id } as const;
  const standing = await openRow(call, about, await reports.lock(id));
  if (!standing.ok) return standing;
  const { version: _, ...before } = standing.value;
  const isNewOwner = body.ownerId !== null && body.ownerId !== before.ownerId;
  if (isNewOwner && !(await userOptionsRepository(db).isOwner(body.ownerId!)))
    return refuse('invalid_input', { fields: { ownerId: 'unknown' } });
  await saveChange(call, { ...about, action: 'change', before, after: body }, () =>
    reports.save(id, body),
  );
  const report = await reports.find(id, language);
  return report ? done(report) : refuse('not_found');
};
