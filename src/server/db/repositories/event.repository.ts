import type { Db } from '../client';

export type NewEvent = {
  id: string;
  at: Date;
  /** Null when the clock did it. */
  by: string | null;
  action: string;
  subject: string;
  subjectId?: string;
  reason?: string;
  /** Ids and values, never a name: an event cannot be erased. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

const json = (value: NewEvent['before']) => (value === undefined ? null : JSON.stringify(value));

export const eventRepository = (db: Db) => ({
  append: async (event: NewEvent): Promise<void> => {
    await db
      .insertInto('event')
      .values({
        id: event.id,
        at: event.at,
        by_id: event.by,
        action: event.action,
        subject: event.subject,
        subject_id: event.subjectId ?? null,
        reason: event.reason ?? null,
        before: json(event.before),
        after: json(event.after),
      })
      .execute();
  },
});
