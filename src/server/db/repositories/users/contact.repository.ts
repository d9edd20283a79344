import type { Contacts } from '#contract/contacts';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { inLanguage } from '../../sql';

type Service = Contacts[number]['service'];

export const contactRepository = (db: Db) => ({
  list: async (language: Language): Promise<Contacts> => {
    const rows = await db
      .selectFrom('contact')
      .select([
        'service',
        `${inLanguage('name', language)} as name`,
        `${inLanguage('role', language)} as role`,
        `${inLanguage('hours', language)} as hours`,
        'phone',
        'email',
      ])
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, service: row.service as Service }));
  },
});
