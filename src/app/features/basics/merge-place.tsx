import { useState } from 'react';
import { mergeBody, type PlaceDetail, type PlaceOptions } from '#contract/basics';
import { mergeFields } from '#contract/basics-fields';
import { mergePlaceAsk, mergePlaceNow, mergePlaceTitle, placeMerged } from '#words/basics';
import { ActForm } from '../../admin-kit/record/act-form';
import classes from '../../admin-kit/record/record.module.css';
import type { PartProps } from '../../admin-kit/record/record-setting';
import { valuesOf } from '../../admin-kit/record/record-values';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { useLanguage, useSay } from '../../ui/use-say';

const placesIn = (): Source<PlaceOptions> => ({
  read: (api, signal) => api.call('readPlaceOptions', { signal }),
  topics: ['place'],
});

const MergeForm = ({
  record: place,
  onChanged,
  onDone,
}: PartProps<PlaceDetail> & { onDone: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const options = useRemote(placesIn, useLanguage());
  const readOf = ({ version }: PlaceDetail) => ({ values: valuesOf(mergeFields, null), version });
  return (
    <Shown of={options} skeleton={<div className="skeleton" aria-busy />}>
      {({ places }) => (
        <ActForm
          name={`merge/${place.id}`}
          fields={mergeFields}
          schema={mergeBody}
          read={readOf(place)}
          readAgain={async () => readOf(await api.call('readPlace', { params: { id: place.id } }))}
          save={({ intoId }, sent) =>
            api.call('mergePlace', { params: { id: place.id }, body: { intoId }, ...sent })
          }
          sayDone={({ intoId }) =>
            say(placeMerged, {
              from: say({ th: place.nameTh, en: place.nameEn }),
              into: places.find(({ id }) => id === intoId)?.name ?? '',
            })
          }
          onSaved={onChanged}
          onDone={onDone}
          does={mergePlaceNow}
          choices={{
            intoId: places
              .filter(({ id }) => id !== place.id)
              .map(({ id, name }) => ({ value: id, label: name })),
          }}
        />
      )}
    </Shown>
  );
};

/** A place that two people wrote down becomes one. */
export const MergePlace = (props: PartProps<PlaceDetail>) => {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={classes['part']} aria-labelledby="merge-place">
      <h3 id="merge-place">{say(mergePlaceTitle)}</h3>
      {isAsking ? (
        <MergeForm {...props} onDone={() => setAsking(false)} />
      ) : (
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {say(mergePlaceAsk)}
        </button>
      )}
    </section>
  );
};
