import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import {
  placeBody,
  placePage,
  placeQuery,
  type PlaceBody,
  type PlaceDetail,
  type PlaceOptions,
  type PlaceRow,
} from '#contract/basics';
import { basicsSections, placeFields } from '#contract/basics-fields';
import type { SiteId } from '#domain/site-id';
import {
  addPlace,
  placesEmpty,
  placeWord,
  setUpTabs,
  whereIStand,
  whereUnknown,
} from '#words/basics';
import type { AdminForm } from '../../admin-kit/form/use-admin-form';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { RecordField } from '../../admin-kit/record/record-fields';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { useSay } from '../../ui/use-say';
import { BasicsList } from './basics-list';
import { MergePlace } from './merge-place';

type PlaceValues = ValuesOf<typeof placeFields>;

type PlaceTypes = {
  fields: typeof placeFields;
  values: PlaceValues;
  body: PlaceBody;
  detail: PlaceDetail;
  options: PlaceOptions;
};

/** Somebody who walks the site need not know what a latitude is. */
const LongitudeField = ({ form }: { form: AdminForm<PlaceValues> }) => {
  const say = useSay();
  const [failed, setFailed] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const read = () => {
    setIsReading(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        form.field('latitude').set(coords.latitude.toFixed(5));
        form.field('longitude').set(coords.longitude.toFixed(5));
        setFailed(false);
        setIsReading(false);
      },
      () => {
        setFailed(true);
        setIsReading(false);
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <div className="stack gap-2">
      <RecordField form={form} name="longitude" of={placeFields.longitude} />
      {'geolocation' in navigator && (
        <Button variant="default" loading={isReading} onClick={read}>
          {say(whereIStand)}
        </Button>
      )}
      {failed && (
        <p role="alert" className="soft small">
          {say(whereUnknown)}
        </p>
      )}
    </div>
  );
};

/** Where a point of a site is wanted, a new one begins as that. */
export const placeSetting = (
  api: ApiClient,
  siteId: SiteId | null = null,
): RecordSetting<PlaceTypes> => ({
  name: 'place',
  fields: placeFields,
  sections: basicsSections,
  schema: placeBody,
  title: ({ nameTh: th, nameEn: en }, say) => say({ th, en }),
  anyTitle: placeWord,
  newTitle: addPlace,
  values: (place) => ({
    ...valuesOf(placeFields, place),
    ...(place === null && { siteId }),
  }),
  topics: ['place'],
  readOptions: (signal) => api.call('readPlaceOptions', { signal }),
  read: (id, signal) => api.call('readPlace', { params: { id }, signal }),
  create: (body, sent) => api.call('createPlace', { body, ...sent }),
  change: (id, body, sent) => api.call('changePlace', { params: { id }, body, ...sent }),
  choices: ({ provinces }) => ({
    provinceCode: provinces.map(({ code, name }) => ({ value: code, label: name })),
  }),
  parts: ({ record, onReplaced, onClose }) => (
    <MergePlace
      record={record}
      onChanged={(merged) => {
        onReplaced(merged);
        onClose();
      }}
    />
  ),
  own: (form, { record }) => ({
    longitude: <LongitudeField form={form} />,
    // What is added is used.
    ...(record === null && { isRetired: null }),
  }),
});

const readPlaces =
  (api: ApiClient): ListDefinition<PlaceRow>['read'] =>
  (query, signal) =>
    api.call('listPlaces', { query, signal });

export const PlacesScreen = ({ above }: { above: ReactNode }) => (
  <BasicsList<PlaceRow, PlaceTypes>
    name="places"
    title={setUpTabs.places}
    fields={placeFields}
    add={addPlace}
    emptyText={placesEmpty}
    query={placeQuery}
    page={placePage}
    read={readPlaces}
    topic="place"
    setting={placeSetting}
    above={above}
  />
);
