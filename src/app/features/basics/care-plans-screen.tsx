import type { ReactNode } from 'react';
import {
  carePlanBody,
  carePlanPage,
  carePlanQuery,
  type CarePlanBody,
  type CarePlanDetail,
  type CarePlanRow,
} from '#contract/car-care';
import { basicsSections } from '#contract/basics-fields';
import { carePlanFields } from '#contract/care-plan-fields';
import { setUpTabs } from '#words/basics';
import { addCarePlan, carePlansEmpty, carePlanWord } from '#words/car-care';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { BasicsList } from './basics-list';

type CarePlanTypes = {
  fields: typeof carePlanFields;
  values: ValuesOf<typeof carePlanFields>;
  body: CarePlanBody;
  detail: CarePlanDetail;
  options: null;
};

const carePlanSetting = (api: ApiClient): RecordSetting<CarePlanTypes> => ({
  name: 'care-plan',
  fields: carePlanFields,
  sections: basicsSections,
  schema: carePlanBody,
  title: ({ nameTh: th, nameEn: en }, say) => say({ th, en }),
  anyTitle: carePlanWord,
  newTitle: addCarePlan,
  values: (plan) => valuesOf(carePlanFields, plan),
  topics: ['maintenance_plan'],
  readOptions: () => Promise.resolve(null),
  read: (id, signal) => api.call('readCarePlan', { params: { id }, signal }),
  create: (body, sent) => api.call('createCarePlan', { body, ...sent }),
  change: (id, body, sent) => api.call('changeCarePlan', { params: { id }, body, ...sent }),
  choices: () => ({}),
  // What is added is used.
  own: (_, { record }) => (record ? {} : { isRetired: null }),
});

const readCarePlans =
  (api: ApiClient): ListDefinition<CarePlanRow>['read'] =>
  (query, signal) =>
    api.call('listCarePlans', { query, signal });

export const CarePlansScreen = ({ above }: { above: ReactNode }) => (
  <BasicsList<CarePlanRow, CarePlanTypes>
    name="care-plans"
    title={setUpTabs.maintenance}
    fields={carePlanFields}
    add={addCarePlan}
    emptyText={carePlansEmpty}
    query={carePlanQuery}
    page={carePlanPage}
    read={readCarePlans}
    topic="maintenance_plan"
    setting={carePlanSetting}
    above={above}
  />
);
