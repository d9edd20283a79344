import { can } from '#domain/access/can';
import { decideSubmit } from '#domain/booking/decide-submit';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { approvalRepository } from '../../db/repositories/approval.repository';
import { bookingRepository } from '../../db/repositories/booking.repository';
import { tripRepository } from '../../db/repositories/trip.repository';
import { askDeciders } from './ask-deciders';
import { judgeStored } from './judge-stored';
import { openBooking } from './open-booking';
import { lockPlace } from './place-booking';
import { showBooking } from './show-booking';
import { tell } from './tell';

export const resubmitBooking: UseCase<'resubmitBooking'> = async (call) => {
  if (!can(call.actor, 'booking:write')) return refuse('not_allowed');
  const { actor, db, now } = call;
  const opened = await openBooking(call);
  if (!opened.ok) return opened;
  const { id, status, rows } = opened.value;
  if (status !== 'returned' || now >= new Date(rows.startsAt)) return refuse('not_now');
  const judged = await judgeStored(opened.value, call);
  if (!judged.ok) return judged;
  const { problems, departure, levels, deciders } = judged.value;
  if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
  if (levels > 0 && deciders.length === 0) return refuse('no_approver');
  const place = await lockPlace(rows, departure, call, id);
  if (!place.ok) return place;
  const { trip, seatsLeft } = place.value;
  const entered = decideSubmit({
    from: status,
    approvalLevels: levels,
    seats: rows.seats,
    seatsLeft,
    tripIsArranged: trip?.isArranged ?? false,
  });
  if (!entered.ok) return entered;
  const to = entered.value;
  const waits = to === 'waitlisted';
  const approvals = approvalRepository(db);
  const number = await approvals.nextNumber(id);
  await bookingRepository(db).set(id, {
    status: to,
    revision: number,
    ...(waits && trip && { waitlistedAt: await tripRepository(db).endOfLine(trip.id, now) }),
    ...((to === 'approved' || to === 'arranged') && { approvedAt: now }),
    ...(to === 'arranged' && { arrangedAt: now }),
  });
  await tell(
    { id, by: actor.personId, action: 'submit', before: { status }, after: { status: to } },
    call,
  );
  if (!waits) await askDeciders({ bookingId: id, number, by: actor.personId, deciders }, call);
  return showBooking(id, call);
};
