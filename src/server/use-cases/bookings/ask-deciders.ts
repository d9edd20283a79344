import type { Db } from '../../db/client';
import { approvalRepository } from '../../db/repositories/approvals/approval.repository';
import { tellDeciders } from '../approvals/tell-deciders';

type Asked = {
  bookingId: string;
  number: number;
  change?: object;
  by: string;
  deciders: readonly (readonly string[])[];
};

/** Opens a revision and tells those who decide first that something waits for them. */
export const askDeciders = async (
  asked: Asked,
  { db, now, newId }: { db: Db; now: Date; newId: () => string },
): Promise<void> => {
  await approvalRepository(db).ask({ ...asked, at: now, newId });
  await tellDeciders(
    {
      bookingId: asked.bookingId,
      cause: `approval:${asked.bookingId}:${asked.number}`,
      people: asked.deciders[0] ?? [],
    },
    { db, now, newId },
  );
};
