import { useMemo, type ReactNode } from 'react';
import { carPage, carQuery, type CarRow } from '#contract/fleet';
import type { KindId } from '#kinds/registry';
import { addCar, carTitle, expiryLabel, fleetEmpty } from '#words/fleet';
import { manageCars } from '#words/menu';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { carColumns } from './car-columns';
import { carSetting } from './car-setting';
import { useCarFilters } from './use-car-filters';

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

type ManageCarsProps = {
  kind: KindId;
  /** Between title and list: the tabs that lead to the rules. */
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
      aside={<KindBadge kind={kind} />}
      above={above}
    />
  );
};
