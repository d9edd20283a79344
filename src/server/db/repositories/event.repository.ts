import { sql } from 'kysely';
import type { Language } from '#domain/language';
import type { Conflict } from '#domain/refusal';
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

  /** Who changed it last, for somebody whose version is no longer the present one; what was imported has no event. */
  lastChange: async (
    { subject, subjectId, version }: { subject: string; subjectId: string; version: number },
    language: Language,
  ): Promise<Conflict | undefined> => {
    const row = await db
      .selectFrom('event')
      .leftJoin('person', 'person.id', 'event.by_id')
      .select([
        'event.at',
        sql<
          string | null
        >`btrim(${sql.ref(`person.first_name_${language}`)} || ' ' || ${sql.ref(`person.last_name_${language}`)})`.as(
          'by',
        ),
      ])
      .where('event.subject_id', '=', subjectId)
      .where('event.subject', '=', subject)
      .orderBy('event.at', 'desc')
      .orderBy('event.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { by: row.by, at: row.at.toISOString(), version };
  },
});
