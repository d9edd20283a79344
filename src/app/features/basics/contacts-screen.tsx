import type { ReactNode } from 'react';
import {
  contactBody,
  contactPage,
  contactQuery,
  type ContactBody,
  type ContactDetail,
  type ContactRow,
} from '#contract/basics';
import { basicsSections, contactFields } from '#contract/basics-fields';
import { addContact, contactWord, keptContactsEmpty, setUpTabs } from '#words/basics';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { BasicsList } from './basics-list';

type ContactTypes = {
  fields: typeof contactFields;
  values: ValuesOf<typeof contactFields>;
  body: ContactBody;
  detail: ContactDetail;
  options: null;
};

const contactSetting = (api: ApiClient): RecordSetting<ContactTypes> => ({
  name: 'contact',
  fields: contactFields,
  sections: basicsSections,
  schema: contactBody,
  title: ({ nameTh: th, nameEn: en }, say) => say({ th, en }),
  anyTitle: contactWord,
  newTitle: addContact,
  values: (contact) => ({ ...valuesOf(contactFields, contact), ...(!contact && { position: 1 }) }),
  topics: ['contact'],
  readOptions: () => Promise.resolve(null),
  read: (id, signal) => api.call('readContact', { params: { id }, signal }),
  create: (body, sent) => api.call('createContact', { body, ...sent }),
  change: (id, body, sent) => api.call('changeContact', { params: { id }, body, ...sent }),
  choices: () => ({}),
  // What is added is used.
  own: (_, { record }) => (record ? {} : { isRetired: null }),
});

const readContacts =
  (api: ApiClient): ListDefinition<ContactRow>['read'] =>
  (query, signal) =>
    api.call('listKeptContacts', { query, signal });

export const ContactsScreen = ({ above }: { above: ReactNode }) => (
  <BasicsList<ContactRow, ContactTypes>
    name="contacts"
    title={setUpTabs.contacts}
    fields={contactFields}
    add={addContact}
    emptyText={keptContactsEmpty}
    query={contactQuery}
    page={contactPage}
    read={readContacts}
    topic="contact"
    setting={contactSetting}
    above={above}
  />
);
