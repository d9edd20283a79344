import type { Db } from '../../db/client';
import { eventRepository } from '../../db/repositories/audit/event.repository';

export type Tools = { db: Db; now: Date; newId: () => string };

type Told = {
  subject?:
    | 'booking'
    | 'trip'
    | 'delegation'
    | 'car'
    | 'driver'
    | 'provider'
    | 'rate_card'
    | 'expense';
  id: string;
  /** Null when the clock did it. */
  by: string | null;
  action: string;
  reason?: string | null;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

/** Every action is one event: the history people read, and what the screens that look on are told by. */
export const tell = (
  { subject = 'booking', id, by, action, reason, before, after }: Told,
  { db, now, newId }: Tools,
): Promise<void> =>
  eventRepository(db).append({
    id: newId(),
    at: now,
    by,
    action,
    subject,
    subjectId: id,
    ...(reason && { reason }),
    ...(before && { before }),
    ...(after && { after }),
  });
