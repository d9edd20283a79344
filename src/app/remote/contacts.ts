import { contacts, type Contacts } from '#contract/contacts';
import { languages, type Language } from '#domain/language';
import { contactsKey } from '../storage-keys';
import type { Source } from './remote';

/** Whom to call: one calls for help when things fail, so in the other language it still says whom. */
export const contactsIn = (language: Language): Source<Contacts> => ({
  read: (api, signal) => api.call('listContacts', { signal }),
  kept: {
    rows: [contactsKey(language), ...languages.map(contactsKey)],
    schema: contacts,
    isEverybodys: true,
  },
  topics: ['person', 'site', 'kind'],
});
