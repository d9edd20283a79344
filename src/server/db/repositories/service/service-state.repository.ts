import type { ServiceState, ServiceStateChange } from '#contract/service-state';
import type { Db } from '../../client';
import { eventRepository } from '../audit/event.repository';

const columns = ['isClose', 'wording', 'wordingEn'] as const;

export const serviceStateRepository = (db: Db) => ({
  read: (): Promise<ServiceState> =>
    db.selectFrom('serviceState').select(columns).executeTakeFirstOrThrow(),

  /** Inside a transaction: the lock keeps the event's "before" true. */
  change: async (
    change: ServiceStateChange,
    { by, at, eventId }: { by: string; at: Date; eventId: string },
  ): Promise<ServiceState> => {
    const before = await db
      .selectFrom('serviceState')
      .select(columns)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = await db
      .updateTable('serviceState')
      .set(change)
      .returning(columns)
      .executeTakeFirstOrThrow();
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
