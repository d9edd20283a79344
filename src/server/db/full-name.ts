import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#domain/language';

/** A person's name in the reader's language; the argument is the table's name in the query. */
export const fullName = (person: string, language: Language): RawBuilder<string> =>
  sql<string>`btrim(${sql.ref(`${person}.first_name_${language}`)} || ' ' || ${sql.ref(`${person}.last_name_${language}`)})`;
