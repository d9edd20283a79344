import { sql } from 'kysely';
import type { Language } from '#domain/language';
import type { Conflict } from '#domain/refusal';
import { fullName, iso } from '../../sql';
import type { Db } from '../../client';

type Changed = { subject: string; key: string; value: string };

/** Who last changed what has no id of its own, such as a kind or a site: its events name it in `after`. */
const latestOf = (db: Db, { subject, key, value }: Changed, language: Language) =>
  db
    .selectFrom('event')
    .leftJoin('person', 'person.id', 'event.byId')
    .select([iso('event.at').as('at'), fullName<string | null>('person', language).as('by')])
    .where('event.subjectId', 'is', null)
    .where('event.subject', '=', subject)
    .where(sql`event.after ->> ${key}`, '=', value)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const lastSingleChange = async (
  db: Db,
  { version, ...changed }: Changed & { version: number },
  language: Language,
): Promise<Conflict | undefined> => {
  const row = await latestOf(db, changed, language);
  return row && { by: row.by, at: row.at, version };
};

export const singleAudit = async (db: Db, changed: Changed, language: Language) => {
  const latest = await latestOf(db, changed, language);
  return {
    createdAt: null,
    createdBy: null,
    changedAt: latest?.at ?? null,
    changedBy: latest?.by ?? null,
  };
};
