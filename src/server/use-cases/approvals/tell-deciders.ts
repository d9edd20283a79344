import { delegationRepository } from '../../db/repositories/approvals/delegation.repository';
import { tellPeople } from '../notices/tell-people';
import type { Tools } from '../tell';

/** Those who decide, and those who stand in for them, hear that something waits for them. */
export const tellDeciders = async (
  { bookingId, cause, people }: { bookingId: string; cause: string; people: readonly string[] },
  { db, now, newId }: Tools,
): Promise<void> => {
  if (people.length === 0) return;
  const standIns = await delegationRepository(db).standIns(people, { bookingId, now });
  const deciders = [...new Set([...people, ...standIns])].map((personId) => ({
    bookingId,
    personId,
  }));
  await tellPeople({ db, now, newId }, { type: 'waiting_for_you', cause }, deciders);
};
