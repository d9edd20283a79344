import { can } from '#domain/access/can';
import { estimateSnapshot } from '#domain/booking/estimate-cost';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { bookingRepository } from '../../db/repositories/booking.repository';
import { readPeopleNames } from '../../db/booking-rows/booking-detail';
import { judgeRequest } from './judge-request';

export const previewBooking: UseCase<'previewBooking'> = async ({
  actor,
  body,
  language,
  db,
  now,
}) => {
  if (!can(actor, 'booking:write')) return refuse('not_allowed');
  const me = actor.personId;
  const judged = await judgeRequest(body, { db, now, requesterId: me });
  const { problems, rows, estimated, isUrgent, levels, deciders } = judged;
  return done({
    approvers: await readPeopleNames(db, deciders.flat(), language),
    needsApproval: levels > 0,
    urgent: isUrgent,
    fields: problems,
    estimate: estimated && estimateSnapshot(estimated.estimate),
    overlaps: rows ? await bookingRepository(db).overlaps(me, rows.startsAt, rows.endsAt) : [],
  });
};
