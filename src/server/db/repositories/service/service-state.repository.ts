import type { ServiceState, ServiceStateChange } from '#contract/service-state';
import type { Db } from '../../client';
import { eventRepository } from '../audit/event.repository';

const columns = ['is_close', 'wording', 'wording_en'] as const;

type Row = { is_close: boolean; wording: string; wording_en: string };

const toState = (row: Row): ServiceState => ({
  isClose: row.is_close,
  wording: row.wording,
  wordingEn: row.wording_en,
});

const toRow = (change: ServiceStateChange): Partial<Row> => {
  if ('isClose' in change) return { is_close: change.isClose };
  return 'wording' in change ? { wording: change.wording } : { wording_en: change.wordingEn };
};

export const serviceStateRepository = (db: Db) => ({
  read: async (): Promise<ServiceState> =>
    toState(await db.selectFrom('service_state').select(columns).executeTakeFirstOrThrow()),

  /** Inside a transaction: the lock keeps the event's "before" true. */
  change: async (
    change: ServiceStateChange,
    { by, at, eventId }: { by: string; at: Date; eventId: string },
  ): Promise<ServiceState> => {
    const before = toState(
      await db.selectFrom('service_state').select(columns).forUpdate().executeTakeFirstOrThrow(),
    );
    const after = toState(
      await db
        .updateTable('service_state')
        .set(toRow(change))
        .returning(columns)
        .executeTakeFirstOrThrow(),
    );
    await eventRepository(db).append({
      id: eventId,
      at,
      by,
      action: 'change',
      subject: 'service_state',
      before,
      after,
    });
    return after;
  },
});
