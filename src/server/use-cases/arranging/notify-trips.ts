import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { arrangingPeopleRepository } from '../../db/repositories/arranging/arranging-people.repository';
import { tellPeople } from '../notices/tell-people';
import { tell } from '../tell';
import { openStanding } from './open-standing';

/** Everybody who rides is told once more which car comes, when and where. */
export const notifyTrips: UseCase<'notifyTrips'> = async (call) => {
  const { body, db } = call;
  const opened = await openStanding(call, { trips: body.tripIds.map((id) => ({ id })) });
  if (!opened.ok) return opened;
  const riders = opened.value.trips
    .flatMap((trip) => trip.riders)
    .filter(({ status }) => status === 'arranged');
  const people = await arrangingPeopleRepository(db).concerned(riders.map(({ id }) => id));
  await tellPeople(call, { type: 'arranged', cause: call.newId() }, people);
  for (const trip of opened.value.trips)
    await tell(call, { subject: 'trip', id: trip.id, action: 'notify' });
  return done({ people: new Set(people.map(({ personId }) => personId)).size });
};
