import { driverFields, driverSections } from '#contract/driver-fields';
import {
  driverBody,
  type DriverBody,
  type DriverDetail,
  type DriverOptions,
} from '#contract/drivers';
import {
  driverNamed,
  driverTitle,
  lapsedNote,
  addDriver,
  smallCarsOnly,
  takenOffNow,
} from '#words/drivers';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { driverBreaks } from './driver-breaks';
import { DriverParts } from './driver-parts';
import type { DriverValues } from './driver-values';
import { ShiftsField } from './shifts-field';
import { WhoQuestion } from './who-question';
import { dayOf } from '#domain/dates/bangkok-time';
import type { AdminForm } from '../../admin-kit/form/use-admin-form';
import { RecordField } from '../../admin-kit/record/record-fields';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';

type QuestionProps = { form: AdminForm<DriverValues> };

/** What a class allows is said where it is chosen. */
const ClassQuestion = ({ form }: QuestionProps) => {
  const say = useSay();
  return (
    <>
      <RecordField form={form} name="class" of={driverFields.class} />
      {form.values.class?.endsWith('1') && <p className="soft small">{say(smallCarsOnly)}</p>}
    </>
  );
};

const ExpiryQuestion = ({ form }: QuestionProps) => {
  const say = useSay();
  const today = dayOf(useNow());
  const { expiresOn } = form.values;
  return (
    <>
      <RecordField form={form} name="expiresOn" of={driverFields.expiresOn} />
      {expiresOn !== null && expiresOn < today && <p className="urgent small">{say(lapsedNote)}</p>}
    </>
  );
};

type DriverTypes = {
  fields: typeof driverFields;
  values: DriverValues;
  body: DriverBody;
  detail: DriverDetail;
  options: DriverOptions;
};

const usualDays = [1, 2, 3, 4, 5];

const begun = {
  employer: 'employee' as const,
  employeeId: null,
  employeeName: null,
  shifts: usualDays.map((weekday) => ({ weekday, starts: '08:00', ends: '17:00' })),
};

const notOfEmployees = {
  providerId: null,
  firstNameTh: null,
  lastNameTh: null,
  firstNameEn: null,
  lastNameEn: null,
};

export const driverSetting = (api: ApiClient): RecordSetting<DriverTypes> => ({
  name: 'driver',
  fields: driverFields,
  sections: driverSections,
  schema: driverBody,
  title: ({ name }, say) => say(driverNamed, { name }),
  anyTitle: driverTitle,
  newTitle: addDriver,
  values: (driver) => ({
    ...valuesOf(driverFields, driver),
    ...(driver
      ? {
          employeeId: driver.employer === 'employee' ? driver.id : null,
          employeeName: driver.name,
        }
      : begun),
  }),
  topics: ['driver', 'site', 'provider'],
  readOptions: (signal) => api.call('readDriverOptions', { signal }),
  read: (id, signal) => api.call('readDriver', { params: { id }, signal }),
  create: (body, sent) => api.call('createDriver', { body, ...sent }),
  change: (id, body, sent) => api.call('changeDriver', { params: { id }, body, ...sent }),
  choices: ({ providers }) => ({
    providerId: providers.map(({ id, name }) => ({ value: id, label: name })),
  }),
  own: (form, { record }) => ({
    employer:
      record?.employer === 'provider' ? null : <WhoQuestion form={form} isNew={record === null} />,
    ...(form.values.employer === 'employee' && notOfEmployees),
    class: <ClassQuestion form={form} />,
    expiresOn: <ExpiryQuestion form={form} />,
    shifts: <ShiftsField field={form.field('shifts')} />,
  }),
  parts: ({ record, onChanged }) => <DriverParts driver={record} onChanged={onChanged} />,
  breaks: {
    words: driverBreaks,
    released: takenOffNow,
    list: (id, query) => api.call('listDriverTrips', { params: { id }, query }),
    serving: ({ kinds, sites }) => ({ kinds: kinds.join(','), sites: sites.join(',') }),
  },
});
