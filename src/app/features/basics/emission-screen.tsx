import type { ReactNode } from 'react';
import { basicsSections } from '#contract/basics-fields';
import {
  emissionBody,
  emissionPage,
  emissionQuery,
  type EmissionBody,
  type EmissionDetail,
  type EmissionRow,
} from '#contract/emission';
import { emissionFields } from '#contract/emission-fields';
import { setUpTabs } from '#words/basics';
import { emissionCounts, emissionEmpty, emissionUnitNames, emissionWord } from '#words/emission';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { useSay } from '../../ui/use-say';
import { BasicsList } from './basics-list';

type EmissionTypes = {
  fields: typeof emissionFields;
  values: ValuesOf<typeof emissionFields>;
  body: EmissionBody;
  detail: EmissionDetail;
  options: null;
};

const emissionSetting = (api: ApiClient): RecordSetting<EmissionTypes> => ({
  name: 'emission',
  fields: emissionFields,
  sections: basicsSections,
  schema: emissionBody,
  title: ({ nameTh: th, nameEn: en, unit }, say) =>
    `${say({ th, en })} · ${say(emissionUnitNames[unit])}`,
  anyTitle: emissionWord,
  values: (factor) => valuesOf(emissionFields, factor),
  topics: ['emission_factor'],
  readOptions: () => Promise.resolve(null),
  read: (id, signal) => api.call('readEmissionFactor', { params: { id }, signal }),
  change: (id, body, sent) => api.call('changeEmissionFactor', { params: { id }, body, ...sent }),
  choices: () => ({}),
  above: () => <Counts />,
});

const Counts = () => <p className="note">{useSay()(emissionCounts)}</p>;

const readEmission =
  (api: ApiClient): ListDefinition<EmissionRow>['read'] =>
  (query, signal) =>
    api.call('listEmissionFactors', { query, signal });

export const EmissionScreen = ({ above }: { above: ReactNode }) => (
  <BasicsList<EmissionRow, EmissionTypes>
    name="emission"
    title={setUpTabs.emission}
    fields={emissionFields}
    emptyText={emissionEmpty}
    query={emissionQuery}
    page={emissionPage}
    read={readEmission}
    topic="emission_factor"
    setting={emissionSetting}
    above={above}
  />
);
