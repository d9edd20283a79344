import { addMinutes, type Instant, isBefore } from '../dates/bangkok-time';
import { done, type Outcome, refuse } from '../refusal';
import { type LifeState, move } from './move';

type CancelTime = { state: LifeState; now: Date; startsAt: Instant; cutoffMinutes: number };

/** After the cut-off others may have been refused because of it; somebody on the waiting list holds no seat. */
export const isLateToCancel = ({ state, now, startsAt, cutoffMinutes }: CancelTime): boolean =>
  state !== 'waitlisted' && isBefore(addMinutes(startsAt, -cutoffMinutes), now);

type Cancelling = CancelTime & { by: 'requester' | 'admin'; reason: string | null };

/** Lateness is the requester's; an admin always says why. */
export const decideCancel = (
  cancelling: Cancelling,
): Outcome<{ to: 'cancelled'; late: boolean }> => {
  const moved = move(cancelling.state, 'cancel', cancelling.by, 'cancelled');
  if (!moved.ok) return moved;
  const late = cancelling.by === 'requester' && isLateToCancel(cancelling);
  const needsReason = late || cancelling.by === 'admin';
  if (needsReason && !cancelling.reason?.trim())
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  return done({ to: moved.value, late });
};
