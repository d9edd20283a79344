import { carFields, carSections } from '#contract/car-fields';
import { carBody, type CarBody, type CarDetail, type FleetOptions } from '#contract/fleet';
import { kinds, type KindId } from '#kinds/registry';
import { carTitle, carWord, importCars, importedFor, addCar, releasedNow } from '#words/fleet';
import { RecordField } from '../../admin-kit/record/record-fields';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { carLeaves } from './car-breaks';
import { CarCheck } from './car-check';
import { CarParts } from './car-parts';
import { CarTroubles } from './car-troubles';

type CarTypes = {
  fields: typeof carFields;
  values: ValuesOf<typeof carFields>;
  body: CarBody;
  detail: CarDetail;
  options: FleetOptions;
};

export const carSetting = (kind: KindId, api: ApiClient): RecordSetting<CarTypes> => ({
  name: `car/${kind}`,
  fields: carFields,
  sections: carSections,
  schema: carBody,
  title: ({ plate }, say) => say(carTitle, { plate }),
  anyTitle: carWord,
  newTitle: addCar,
  // A new one serves where it was added.
  values: (car) => ({
    ...valuesOf(carFields, car),
    ...(car === null && { siteId: kinds[kind].site, kinds: [kind] }),
  }),
  topics: ['car', 'site', 'provider'],
  readOptions: (signal) => api.call('readFleetOptions', { params: { kind }, signal }),
  read: (id, signal) => api.call('readCar', { params: { kind, id }, signal }),
  create: (body, sent) => api.call('createCar', { params: { kind }, body, ...sent }),
  change: (id, body, sent) => api.call('changeCar', { params: { kind, id }, body, ...sent }),
  import: (rows, check) =>
    api.call('importCars', {
      params: { kind },
      body: { rows, check },
      idempotencyKey: crypto.randomUUID(),
    }),
  importTitle: importCars,
  importNote: (say) => say(importedFor, { kind: say(kinds[kind].name) }),
  choices: ({ provinces, providers }, written) => ({
    provinceCode: provinces.map(({ code, name }) => ({ value: code, label: name })),
    providerId: providers.map(({ id, name }) => ({ value: id, label: name })),
    contractId: providers
      .filter(({ id }) => written === null || id === written.providerId)
      .flatMap(({ contracts }) =>
        contracts.map(({ id, number }) => ({ value: id, label: number })),
      ),
  }),
  own: (form, { choices }) => ({
    provinceCode: (
      <RecordField
        form={form}
        name="provinceCode"
        of={carFields.provinceCode}
        choices={choices['provinceCode']}
        optional={form.values.redPlate}
      />
    ),
  }),
  first: ({ record, onChanged }) => (
    <>
      <CarCheck kind={kind} car={record} onChanged={onChanged} />
      <CarTroubles kind={kind} car={record} onChanged={onChanged} />
    </>
  ),
  parts: ({ record, onChanged }) => <CarParts kind={kind} car={record} onChanged={onChanged} />,
  breaks: {
    words: carLeaves,
    released: releasedNow,
    list: (id, query) => api.call('listBrokenTrips', { params: { kind, id }, query }),
    serving: ({ kinds: serves, siteId }) => ({ kinds: serves.join(','), sites: siteId ?? '' }),
  },
});
