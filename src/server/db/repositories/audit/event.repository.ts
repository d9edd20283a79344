import { sql } from 'kysely';
import type { Audit } from '#contract/list';
import type { EventAction, EventSubject } from '#domain/history/event';
import type { Language } from '#domain/language';
import type { Conflict } from '#domain/refusal';
import type { Db } from '../../client';
import { fullName, iso } from '../../sql';

export type NewEvent = {
  id: string;
  at: Date;
  /** Null when the clock did it. */
  by: string | null;
  action: EventAction;
  subject: EventSubject;
  subjectId?: string;
  reason?: string;
  /** Ids and values, never a name: an event cannot be erased. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

/** What events are about: what has no id of its own, as a kind or a site, is named by their `after`. */
export type About =
  | { subject: EventSubject; id: string }
  | { subject: EventSubject & ('kind' | 'site'); name: string };

const json = (value: NewEvent['before']) => (value === undefined ? null : JSON.stringify(value));

const toRow = ({ by, before, after, ...event }: NewEvent) => ({
  ...event,
  byId: by,
  before: json(before),
  after: json(after),
});

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_A_STATEMENT = 1000;

/** The first thing that happened to something, or the last. */
const edge = (db: Db, about: About, language: Language, order: 'asc' | 'desc') =>
  db
    .selectFrom('event')
    .leftJoin('person', 'person.id', 'event.byId')
    .select([
      'event.id',
      'event.action',
      iso('event.at').as('at'),
      fullName<string | null>('person', language).as('by'),
    ])
    .where('event.subject', '=', about.subject)
    .where((eb) =>
      'id' in about
        ? eb('event.subjectId', '=', about.id)
        : eb.and([
            eb('event.subjectId', 'is', null),
            eb(sql`event.after ->> ${about.subject}`, '=', about.name),
          ]),
    )
    .orderBy('event.at', order)
    .orderBy('event.id', order)
    .limit(1)
    .executeTakeFirst();

export const eventRepository = (db: Db) => ({
  append: (event: NewEvent) => db.insertInto('event').values(toRow(event)).execute(),

  appendMany: async (events: readonly NewEvent[]): Promise<void> => {
    for (let from = 0; from < events.length; from += ROWS_A_STATEMENT) {
      const some = events.slice(from, from + ROWS_A_STATEMENT);
      await db.insertInto('event').values(some.map(toRow)).execute();
    }
  },

  /** Who changed it last, for somebody whose version is no longer the present one; what was imported has no event. */
  lastChange: async (
    about: About,
    version: number,
    language: Language,
  ): Promise<Conflict | undefined> => {
    const row = await edge(db, about, language, 'desc');
    return row && { by: row.by, at: row.at, version };
  },

  /** Who made it and who changed it last. */
  audit: async (about: About, language: Language): Promise<Audit> => {
    const first = await edge(db, about, language, 'asc');
    const last = await edge(db, about, language, 'desc');
    // What came with the installation was made by nobody, but may have been changed since.
    const created =
      first && ['create', 'import', 'report'].includes(first.action) ? first : undefined;
    const changed = last && last.id !== created?.id ? last : undefined;
    return {
      createdAt: created?.at ?? null,
      createdBy: created?.by ?? null,
      changedAt: changed?.at ?? null,
      changedBy: changed?.by ?? null,
    };
  },
});
