import type { Db } from '../../client';

type NewNotice = {
  id: string;
  personId: string;
  type:
    | 'waiting_for_you'
    | 'seat_offered'
    | 'decided'
    | 'arranged'
    | 'changed'
    | 'cancelled'
    | 'reply';
  bookingId: string;
  /** Told at most once to each person for one cause. */
  cause: string;
  at: Date;
};

/** Written with the fact it tells; delivered after the commit. */
export const noticeRepository = (db: Db) => ({
  add: async (notices: readonly NewNotice[]): Promise<void> => {
    if (notices.length === 0) return;
    await db
      .insertInto('notice')
      .values(
        notices.map(({ id, personId, type, bookingId, cause, at }) => ({
          id,
          personId,
          type,
          subject: 'booking',
          subjectId: bookingId,
          cause,
          at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
