import { done, type Outcome } from '../refusal';
import { moveTrip } from '../trip/move-trip';
import { settle, type StandingTrip } from '../trip/standing';

const isOther = (agreed: string | null | undefined, now: string | null | undefined): boolean =>
  agreed !== null && agreed !== undefined && agreed !== now;

/** Another time, more people, or another car or driver than those that were named. Fewer people are no other trip. */
const isAnotherTrip = (agreed: StandingTrip, now: StandingTrip): boolean => {
  const [had, has] = [agreed.assignments.at(-1), now.assignments.at(-1)];
  const aboard = new Set(agreed.riders.map(({ id }) => id));
  return (
    agreed.startsAt !== now.startsAt ||
    agreed.endsAt !== now.endsAt ||
    isOther(had?.carId, has?.carId) ||
    isOther(had?.driverId, has?.driverId) ||
    // A departure was accepted with all its seats.
    (!now.isDeparture && now.riders.some(({ id }) => !aboard.has(id)))
  );
};

export const isAskedAgain = (agreed: StandingTrip, now: StandingTrip): boolean =>
  agreed.status === 'accepted' && now.status === 'offered' && agreed.providerId === now.providerId;

/** What the company makes of a trip after its provider said yes, the provider answers anew. */
export const askAgain = (agreed: StandingTrip, now: StandingTrip): Outcome<StandingTrip> => {
  const stands = agreed.status === 'accepted' && now.status === 'accepted';
  if (!stands || !isAnotherTrip(agreed, now)) return done(now);
  const moved = moveTrip(now.status, 'ask-again', 'admin', 'offered');
  return moved.ok ? done(settle({ ...now, status: moved.value })) : moved;
};
