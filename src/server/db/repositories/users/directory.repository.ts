import { sql } from 'kysely';
import type { FoundPeople } from '#contract/booking-options';
import type { Language } from '#domain/language';
import { latinDigits } from '#domain/thai/latin-digits';
import type { Db } from '../../client';
import { fullName, inLanguage } from '../../sql';

const LIMIT = 20;
const MOST_WORDS = 5;

const escape = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

// Word for word the expression of the index `person_search`.
const searched = sql<string>`(
  p.first_name_th || ' ' || p.last_name_th || ' ' || p.first_name_en || ' ' || p.last_name_en
    || ' ' || coalesce(p.employee_no, '') || ' ' || coalesce(p.nickname, ''))`;

export const directoryRepository = (db: Db) => ({
  /** Employees in whose names, nickname or number every word occurs; those that begin with the text come first. */
  search: async (text: string, language: Language): Promise<FoundPeople> => {
    const typed = latinDigits(text);
    const words = typed.split(/\s+/).slice(0, MOST_WORDS);
    const beginning = `${escape(typed)}%`;
    const name = fullName('p', language);
    return db
      .selectFrom('person as p')
      .leftJoin('department as d', 'd.id', 'p.departmentId')
      .leftJoin('licence', 'licence.personId', 'p.id')
      .select([
        'p.id',
        name.as('name'),
        'p.nickname',
        'p.employeeNo',
        `${inLanguage('d.name', language)} as department`,
        'p.phone',
        'licence.expiresOn as licenceUntil',
      ])
      .where('p.role', '=', 'employee')
      .where('p.status', '=', 'active')
      .where((eb) => eb.and(words.map((word) => eb(searched, 'ilike', `%${escape(word)}%`))))
      .orderBy(
        sql`coalesce(p.first_name_th ilike ${beginning} or p.first_name_en ilike ${beginning}
          or p.nickname ilike ${beginning} or p.employee_no ilike ${beginning}, false)`,
        'desc',
      )
      .orderBy(sql`${name} collate "th-x-icu"`)
      .orderBy('p.id')
      .limit(LIMIT)
      .execute();
  },
});
