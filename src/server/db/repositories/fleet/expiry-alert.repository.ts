import type { Day } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';

/** A paper of a car or a driver that is about to lapse. */
export type Expiring = {
  /** Of the paper: with its date, what is told only once. */
  id: string;
  subject: 'car' | 'driver';
  subjectId: string;
  expiresOn: Day;
  params: Readonly<Record<string, string>>;
  /** Whose business it is. */
  adminIds: readonly string[];
};

type Alert = { id: string; personId: string; days: number; paper: Expiring; at: Date };

export const expiryAlertRepository = (db: Db) => ({
  /** Each person is told once of each step, however often the clock looks. */
  tell: async (alerts: readonly Alert[]): Promise<void> => {
    if (alerts.length === 0) return;
    await db
      .insertInto('notice')
      .values(
        alerts.map(({ id, personId, days, paper, at }) => ({
          id,
          personId,
          type: 'expiring',
          subject: paper.subject,
          subjectId: paper.subjectId,
          params: JSON.stringify({ ...paper.params, days, expiresOn: paper.expiresOn }),
          cause: `expiring:${paper.id}:${paper.expiresOn}:${days}`,
          at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
