import { delegationRepository } from '../../db/repositories/approvals/delegation.repository';
import { noticeRepository } from '../../db/repositories/service/notice.repository';
import type { Tools } from '../tell';

/** Those who decide, and those who stand in for them, hear that something waits for them. */
export const tellDeciders = async (
  { bookingId, cause, people }: { bookingId: string; cause: string; people: readonly string[] },
  { db, now, newId }: Tools,
): Promise<void> => {
  if (people.length === 0) return;
  const standIns = await delegationRepository(db).standIns(people, { bookingId, now });
  await noticeRepository(db).add(
    [...new Set([...people, ...standIns])].map((personId) => ({
      id: newId(),
      personId,
      type: 'waiting_for_you',
      bookingId,
      cause,
      at: now,
    })),
  );
};
