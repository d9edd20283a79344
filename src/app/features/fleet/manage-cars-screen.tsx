import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { carPage, carQuery, type CarRow, type FleetOptions } from '#contract/fleet';
import type { KindId } from '#kinds/registry';
import { printStickers as printStickersWord } from '#words/car-at-hand';
import { addCar, carTitle, companyOwned, dueLabel, expiryLabel, fleetEmpty } from '#words/fleet';
import { checkFilter, toCheck } from '#words/new-car';
import { exportFailed } from '#words/admin-kit';
import { manageCars } from '#words/menu';
import { fetchAll } from '../../admin-kit/export/fetch-all';
import type { Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { carColumns } from './car-columns';
import { carSetting } from './car-setting';
import { printStickers } from './print-stickers';
import { carFields } from '#contract/car-fields';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import { dueFilter } from '../../admin-kit/list/due-filter';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';

const fleetOptionsOf = (kind: KindId): Source<FleetOptions> => ({
  read: (api, signal) => api.call('readFleetOptions', { params: { kind }, signal }),
  topics: ['provider', 'site'],
});

const useCarFilters = (kind: KindId): Filter[] => {
  const say = useSay();
  const { value: options } = useRemote(fleetOptionsOf, kind);
  return [
    choiceFilter('status', carFields.status, say, { many: true }),
    choiceFilter('class', carFields.class, say),
    {
      id: 'check',
      title: checkFilter,
      compact: true,
      options: [{ value: 'waits', label: say(toCheck) }],
    },
    dueFilter(dueLabel, say),
    ownerFilter(
      { id: 'owner', title: carFields.providerId.label, own: companyOwned },
      options?.providers,
      say,
    ),
    choiceFilter('site', carFields.siteId, say),
  ];
};

const carList = (kind: KindId, api: ApiClient): ListDefinition<CarRow> => ({
  name: `cars-${kind}`,
  title: manageCars,
  columns: carColumns,
  rowId: ({ id }) => id,
  rowName: ({ plate }, say) => say(carTitle, { plate }),
  query: carQuery,
  page: carPage,
  read: (query, signal) => api.call('listCars', { params: { kind }, query, signal }),
  topics: ['car'],
  period: expiryLabel,
  emptyText: fleetEmpty,
});

/** Of every car of the kind that is in use: a sheet to be cut up. */
const AllStickers = ({ list }: { list: ListDefinition<CarRow> }) => {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const print = async () => {
    setBusy(true);
    setTrouble(false);
    try {
      const cars = await fetchAll(list, {}, () => {}, new AbortController().signal);
      await printStickers(cars.filter(({ status }) => status !== 'retired'));
    } catch {
      setTrouble(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => void print()}>
        {say(printStickersWord)}
      </Button>
      {trouble && (
        <p className="wrong" role="alert">
          {say(exportFailed)}
        </p>
      )}
    </>
  );
};

type ManageCarsProps = {
  kind: KindId;
  above: ReactNode;
};

export const ManageCarsScreen = ({ kind, above }: ManageCarsProps) => {
  const { api } = useServices();
  const list = useMemo(() => carList(kind, api), [kind, api]);
  const setting = useMemo(() => carSetting(kind, api), [kind, api]);
  const filters = useCarFilters(kind);
  return (
    <RecordScreen
      list={list}
      filters={filters}
      setting={setting}
      add={addCar}
      renderActions={(_, isBare) => !isBare && <AllStickers list={list} />}
      aside={<KindBadge kind={kind} />}
      above={above}
    />
  );
};
