import type { ApprovalCard } from '#contract/approvals';
import { decideApproval, decisionOf, type Verdict } from '#domain/booking/decide-approval';
import type { Outcome } from '#domain/refusal';
import { approvalDecisionRepository } from '../../db/repositories/approvals/approval-decision.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { freePlace } from '../bookings/free-place';
import { fellowsOf, isMovedBy, tellFellows } from '../notices/tell-fellows';
import { tellOfUrgent, tellPeople } from '../notices/tell-people';
import { tell } from '../tell';
import { applyChange } from './apply-change';
import { openApproval, type DecideCall } from './open-approval';
import { showApproval } from './show-approval';
import { tellDeciders } from './tell-deciders';

const askersOf = ({ rows }: StoredBooking): ReadonlySet<string> =>
  new Set([rows.requesterId, ...(rows.travellerId ? [rows.travellerId] : [])]);

/** Who asked and who travels are told in the end, not at each level. */
const tellAsker = (
  stored: StoredBooking,
  { approvalId, facts }: { approvalId: string; facts: { verdict: Verdict } | { change: Verdict } },
  call: DecideCall,
): Promise<void> => {
  const others = [...askersOf(stored)].filter((personId) => personId !== call.actor.personId);
  return tellPeople(
    call,
    { type: 'decided', cause: `decision:${approvalId}`, facts },
    others.map((personId) => ({ bookingId: stored.id, personId })),
  );
};

/** One verdict about what waits, by who decides it now or stands in for them. */
export const decideBooking = async (
  call: DecideCall,
  verdict: Verdict,
  reason: string | null,
): Promise<Outcome<ApprovalCard>> => {
  const { actor, db, now } = call;
  const opened = await openApproval(call);
  if (!opened.ok) return opened;
  const { stored, level, onBehalfOf, isOwn } = opened.value;
  const { id, status, rows, tripId } = stored;
  const decisions = approvalDecisionRepository(db);
  const bookings = bookingRepository(db);
  const isChange = 'request' in level.change;
  const fellows = isChange ? await fellowsOf(call, id) : [];
  const trip = tripId === null ? undefined : await tripRepository(db).lock(tripId);
  const decided = decideApproval({
    verdict,
    reason,
    state: status,
    isChange,
    isOwn,
    hasFurtherLevel: await decisions.hasFurtherLevel(level.revisionId),
    tripIsArranged: trip?.isArranged ?? false,
    now,
    startsAt: rows.startsAt,
  });
  if (!decided.ok) return decided;
  const { isFinal } = decided.value;
  const is = decisionOf[verdict];
  await decisions.decide(level.id, { is, by: actor.personId, onBehalfOf, at: now, reason });
  await noticeRepository(db).settle(id, 'decision', now);
  let to = decided.value.to;
  let isMoved = false;
  if (isFinal) await decisions.closeRevision(level.revisionId, is, now);
  if (verdict === 'return' && !isChange) await decisions.keepReturned(level.revisionId, stored);
  if (isFinal && isChange && verdict === 'approve') {
    const applied = await applyChange(stored, level, call);
    if (!applied.ok) return applied;
    to = applied.value.to;
    isMoved = isMovedBy(applied.value.changes);
  } else {
    await bookings.set(id, {
      status: to,
      ...(!isChange && (to === 'approved' || to === 'arranged') && { approvedAt: now }),
      ...(!isChange && to === 'arranged' && { arrangedAt: now }),
    });
  }
  const revision = level.number;
  await tell(call, {
    id,
    action: verdict,
    reason,
    before: { status },
    after: { status: to, revision, level: level.level, ...(onBehalfOf && { onBehalfOf }) },
  });
  if (isFinal) {
    const facts = isChange ? { change: verdict } : { verdict };
    await tellAsker(stored, { approvalId: level.id, facts }, call);
    if (isChange && verdict === 'approve')
      await tellFellows(call, {
        bookingId: id,
        fellows,
        status: to,
        isMoved,
        by: actor.personId,
        informed: askersOf(stored),
        facts: { timeWas: stored.rows.startsAt },
      });
  } else {
    const next = await decisions.beginNext(level.revisionId, now);
    const cause = `approval:${id}:${revision}:${next?.level ?? 0}`;
    await tellDeciders({ bookingId: id, cause, people: next?.deciders ?? [] }, call);
  }
  if (!isChange && to === 'approved')
    await tellOfUrgent(call, { bookingId: id, rows, by: actor.personId });
  if (to === 'rejected') await freePlace(stored, 'rejected', call);
  return showApproval(id, call);
};
