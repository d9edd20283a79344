import type { Db } from '../../db/client';
import { approvalRepository } from '../../db/repositories/approvals/approval.repository';
import { tellDeciders } from '../approvals/tell-deciders';

type Revision = {
  bookingId: string;
  number: number;
  change?: object;
  by: string;
  deciders: readonly (readonly string[])[];
};

/** Opens a revision and tells those who decide first that something waits for them. */
export const askDeciders = async (
  revision: Revision,
  { db, now, newId }: { db: Db; now: Date; newId: () => string },
): Promise<void> => {
  await approvalRepository(db).ask({ ...revision, at: now, newId });
  await tellDeciders(
    {
      bookingId: revision.bookingId,
      cause: `approval:${revision.bookingId}:${revision.number}`,
      people: revision.deciders[0] ?? [],
    },
    { db, now, newId },
  );
};
