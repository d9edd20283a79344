import type { ReactNode } from 'react';
import {
  purposeBody,
  purposePage,
  purposeQuery,
  type PurposeBody,
  type PurposeDetail,
  type PurposeRow,
} from '#contract/basics';
import { basicsSections, purposeFields } from '#contract/basics-fields';
import { addPurpose, purposeWord, purposesEmpty, setUpTabs } from '#words/basics';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { BasicsList } from './basics-list';

type PurposeTypes = {
  fields: typeof purposeFields;
  values: ValuesOf<typeof purposeFields>;
  body: PurposeBody;
  detail: PurposeDetail;
  options: null;
};

const purposeSetting = (api: ApiClient): RecordSetting<PurposeTypes> => ({
  name: 'purpose',
  fields: purposeFields,
  sections: basicsSections,
  schema: purposeBody,
  title: ({ nameTh: th, nameEn: en }, say) => say({ th, en }),
  anyTitle: purposeWord,
  newTitle: addPurpose,
  values: (purpose) => ({ ...valuesOf(purposeFields, purpose), ...(!purpose && { position: 1 }) }),
  topics: ['purpose'],
  readOptions: () => Promise.resolve(null),
  read: (id, signal) => api.call('readPurpose', { params: { id }, signal }),
  create: (body, sent) => api.call('createPurpose', { body, ...sent }),
  change: (id, body, sent) => api.call('changePurpose', { params: { id }, body, ...sent }),
  choices: () => ({}),
  // What is added is used.
  own: (_, { record }) => (record ? {} : { isRetired: null }),
});

const readPurposes =
  (api: ApiClient): ListDefinition<PurposeRow>['read'] =>
  (query, signal) =>
    api.call('listPurposes', { query, signal });

export const PurposesScreen = ({ above }: { above: ReactNode }) => (
  <BasicsList<PurposeRow, PurposeTypes>
    name="purposes"
    title={setUpTabs.purposes}
    fields={purposeFields}
    add={addPurpose}
    emptyText={purposesEmpty}
    query={purposeQuery}
    page={purposePage}
    read={readPurposes}
    topic="purpose"
    setting={purposeSetting}
    above={above}
  />
);
