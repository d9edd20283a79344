import { done, refuse, type Outcome } from '#domain/refusal';
import { hasAdminPage } from '#kinds/registry';
import type { Call, UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingNotesRepository } from '../../db/repositories/arranging/arranging-notes.repository';
import type { OpenTrip } from '../../db/repositories/arranging/arranging-standing.repository';
import { tell } from '../tell';
import { openTrip } from './open-trip';
import { showChange } from './show-change';
import { tellMeetingPoint } from './tell-change';

type Costs = { providerId: string | null; cost: string | null };

/** Null leaves them as they are: kinds with an expense screen keep them there. */
const decideCosts = async (
  { params, body, db }: Call<'changeTrip'>,
  trip: OpenTrip,
): Promise<Outcome<Costs | null>> => {
  if (body.providerId === undefined && body.cost === undefined) return done(null);
  if (hasAdminPage(params.kind, 'expenseandprovider'))
    return refuse('invalid_input', { fields: { cost: 'kept_in_expenses' } });
  const before = await arrangingNotesRepository(db).costs(trip.id);
  const { providerId = before.providerId, cost = before.cost } = body;
  const isSameCost =
    before.cost === null || cost === null
      ? before.cost === cost
      : Number(before.cost) === Number(cost);
  const isOther = before.providerId !== providerId;
  if (isSameCost && !isOther) return done(null);
  // Whom it was offered to is changed by offering and withdrawing.
  if (isOther && ['offered', 'accepted', 'declined'].includes(trip.status))
    return refuse('not_now');
  const isServing =
    !isOther ||
    providerId === null ||
    (await arrangingKindRepository(db).serves(params.kind, providerId));
  return isServing
    ? done({ providerId, cost })
    : refuse('invalid_input', { fields: { providerId: 'unknown' } });
};

export const changeTrip: UseCase<'changeTrip'> = async (call) => {
  const { body, db } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  if (trip.status === 'cancelled') return refuse('not_now');
  const costs = await decideCosts(call, trip);
  if (!costs.ok) return costs;
  await arrangingNotesRepository(db).save(trip.id, body, costs.value);
  await tell(call, {
    subject: 'trip',
    id: trip.id,
    action: 'change',
    after: { isElsewhere: trip.meetingPoint !== body.meetingPoint, ...costs.value },
  });
  if (trip.meetingPoint !== body.meetingPoint)
    await tellMeetingPoint(call, trip, body.meetingPoint);
  return showChange(call, { tripIds: [trip.id], changeId: null });
};
