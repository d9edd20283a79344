import type { ReactNode } from 'react';
import { basicsSections } from '#contract/basics-fields';
import {
  retentionBody,
  retentionPage,
  retentionQuery,
  type RetentionBody,
  type RetentionDetail,
  type RetentionRow,
} from '#contract/retention';
import { retentionFields } from '#contract/retention-fields';
import { setUpTabs } from '#words/basics';
import { retentionEmpty, retentionIsFinal, retentionWord } from '#words/retention';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { useSay } from '../../ui/use-say';
import { BasicsList } from './basics-list';

type RetentionTypes = {
  fields: typeof retentionFields;
  values: ValuesOf<typeof retentionFields>;
  body: RetentionBody;
  detail: RetentionDetail;
  options: null;
};

const retentionSetting = (api: ApiClient): RecordSetting<RetentionTypes> => ({
  name: 'retention',
  fields: retentionFields,
  sections: basicsSections,
  schema: retentionBody,
  title: ({ nameTh: th, nameEn: en }, say) => say({ th, en }),
  anyTitle: retentionWord,
  values: (rule) => valuesOf(retentionFields, rule),
  topics: ['retention'],
  readOptions: () => Promise.resolve(null),
  read: (id, signal) => api.call('readRetention', { params: { id }, signal }),
  change: (id, body, sent) => api.call('changeRetention', { params: { id }, body, ...sent }),
  choices: () => ({}),
  above: () => <Final />,
});

const Final = () => <p className="note">{useSay()(retentionIsFinal)}</p>;

const readRetention =
  (api: ApiClient): ListDefinition<RetentionRow>['read'] =>
  (query, signal) =>
    api.call('listRetention', { query, signal });

export const RetentionScreen = ({ above }: { above: ReactNode }) => (
  <BasicsList<RetentionRow, RetentionTypes>
    name="retention"
    title={setUpTabs.retention}
    fields={retentionFields}
    emptyText={retentionEmpty}
    query={retentionQuery}
    page={retentionPage}
    read={readRetention}
    topic="retention"
    setting={retentionSetting}
    above={above}
  />
);
