import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { arrangingPeopleRepository } from '../../db/repositories/arranging/arranging-people.repository';
import { noticeRepository } from '../../db/repositories/service/notice.repository';
import { tell } from '../tell';
import { openStanding } from './open-standing';

/** Everybody who rides is told once more which car comes, when and where. */
export const notifyTrips: UseCase<'notifyTrips'> = async (call) => {
  const { body, db, now, newId } = call;
  const opened = await openStanding(call, { trips: body.tripIds.map((id) => ({ id })) });
  if (!opened.ok) return opened;
  const riders = opened.value.trips
    .flatMap((trip) => trip.riders)
    .filter(({ status }) => status === 'arranged');
  const people = await arrangingPeopleRepository(db).concerned(riders.map(({ id }) => id));
  const cause = newId();
  await noticeRepository(db).add(
    people.map(({ bookingId, personId }) => ({
      id: newId(),
      personId,
      type: 'arranged',
      bookingId,
      cause: `${cause}:${bookingId}`,
      at: now,
    })),
  );
  for (const trip of opened.value.trips)
    await tell(call, { subject: 'trip', id: trip.id, action: 'notify' });
  return done({ people: new Set(people.map(({ personId }) => personId)).size });
};
