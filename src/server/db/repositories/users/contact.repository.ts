import type { Contacts } from '#contract/contacts';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { inLanguage } from '../../sql';

export const contactRepository = (db: Db) => ({
  list: (language: Language): Promise<Contacts> =>
    db
      .selectFrom('contact')
      .select([
        'service',
        `${inLanguage('name', language)} as name`,
        `${inLanguage('role', language)} as role`,
        `${inLanguage('hours', language)} as hours`,
        'phone',
        'email',
      ])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
});
