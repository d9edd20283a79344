import { approvalEscalationRepository } from '../../db/repositories/approvals/approval-escalation.repository';
import { delegationRepository } from '../../db/repositories/approvals/delegation.repository';
import { tellPeople } from '../notices/tell-people';
import type { Tools } from '../tell';

type Deciding = { bookingId: string; people: readonly string[] };
type News = Parameters<typeof tellPeople>[1];

/** Those who decide, and those who stand in for them. */
export const tellWhoeverDecides = async (
  tools: Tools,
  news: News,
  { bookingId, people }: Deciding,
): Promise<void> => {
  const { db, now } = tools;
  if (people.length === 0) return;
  const standIns = await delegationRepository(db).standIns(people, { bookingId, now });
  const deciders = [...new Set([...people, ...standIns])];
  await tellPeople(
    tools,
    news,
    deciders.map((personId) => ({ bookingId, personId })),
  );
};

/** They hear that something waits for them. */
export const tellDeciders = (
  { cause, ...deciding }: Deciding & { cause: string },
  tools: Tools,
): Promise<void> => tellWhoeverDecides(tools, { type: 'waiting_for_you', cause }, deciding);

/** For whom it waits at this moment. */
export const decidersNow = async (
  { db }: Pick<Tools, 'db'>,
  bookingId: string,
): Promise<readonly string[]> =>
  (await approvalEscalationRepository(db).openLevels(bookingId))[0]?.deciders ?? [];
