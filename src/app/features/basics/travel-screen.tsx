import { useMemo, type ReactNode } from 'react';
import {
  travelBody,
  travelPage,
  travelQuery,
  type TravelBody,
  type TravelDetail,
  type TravelOptions,
  type TravelRow,
} from '#contract/travel';
import { basicsSections } from '#contract/basics-fields';
import { travelFields } from '#contract/travel-fields';
import { setUpTabs } from '#words/basics';
import {
  addTravelTime,
  travelByMap,
  travelByTrips,
  travelInUse,
  travelPair,
  travelTimesEmpty,
  travelTimeWord,
  travelUnknown,
  waySourceNames,
} from '#words/travel';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { columnsOf } from '../../admin-kit/record/record-columns';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';

type TravelTypes = {
  fields: typeof travelFields;
  values: ValuesOf<typeof travelFields>;
  body: TravelBody;
  detail: TravelDetail;
  options: TravelOptions;
};

/** What is known besides what somebody typed. */
const Known = ({ travel }: { travel: TravelDetail }) => {
  const say = useSay();
  const { usedMinutes, source, trips, learnedMinutes, learnedMost, estimatedMinutes, mapKm } =
    travel;
  return (
    <div className="note stack gap-1">
      <strong>
        {usedMinutes === null || source === null
          ? say(travelUnknown)
          : say(travelInUse, { minutes: usedMinutes, source: say(waySourceNames[source]) })}
      </strong>
      {learnedMinutes !== null && learnedMost !== null && (
        <span>{say(travelByTrips, { minutes: learnedMinutes, most: learnedMost, trips })}</span>
      )}
      {estimatedMinutes !== null && mapKm !== null && (
        <span>{say(travelByMap, { minutes: estimatedMinutes, km: mapKm })}</span>
      )}
    </div>
  );
};

const pairName = ({ from, to }: TravelRow): string => `${from} → ${to}`;

const travelSetting = (api: ApiClient): RecordSetting<TravelTypes> => ({
  name: 'travel',
  fields: travelFields,
  sections: basicsSections,
  schema: travelBody,
  title: pairName,
  anyTitle: travelTimeWord,
  newTitle: addTravelTime,
  values: (travel) => valuesOf(travelFields, travel),
  topics: ['travel_time', 'place'],
  readOptions: (signal) => api.call('readTravelOptions', { signal }),
  read: (id, signal) => api.call('readTravelTime', { params: { id }, signal }),
  create: (body, sent) => api.call('createTravelTime', { body, ...sent }),
  change: (id, body, sent) => api.call('changeTravelTime', { params: { id }, body, ...sent }),
  choices: ({ places }) => {
    const options = places.map(({ id, name }) => ({ value: id, label: name }));
    return { fromId: options, toId: options };
  },
  // A pair stays what it is: what was learned is about it.
  own: (_, { record }) => (record ? { fromId: null, toId: null } : {}),
  above: (travel) => <Known travel={travel} />,
});

const columns = columnsOf<typeof travelFields, TravelRow>(travelFields, {
  fromId: (column) => [
    {
      id: 'pair',
      title: travelPair,
      value: pairName,
      sort: 'from',
      card: 'title',
      screenOnly: true,
    },
    { ...column, fileOnly: true },
  ],
  toId: { fileOnly: true },
});

/** How long it takes from place to place: learned, estimated, or typed by hand. */
export const TravelScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const { api } = useServices();
  const list = useMemo<ListDefinition<TravelRow>>(
    () => ({
      name: 'travel-times',
      title: setUpTabs.travel,
      emptyText: travelTimesEmpty,
      query: travelQuery,
      page: travelPage,
      columns,
      rowId: ({ id }) => id,
      rowName: pairName,
      read: (query, signal) => api.call('listTravelTimes', { query, signal }),
      topics: ['travel_time', 'place'],
    }),
    [api],
  );
  const setting = useMemo(() => travelSetting(api), [api]);
  return (
    <RecordScreen
      list={list}
      filters={[choiceFilter('source', travelFields.source, say)]}
      setting={setting}
      add={addTravelTime}
      above={above}
    />
  );
};
