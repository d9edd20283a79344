import { Button } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { carPage, carQuery, type CarRow } from '#contract/fleet';
import type { KindId } from '#kinds/registry';
import { importLabel } from '#words/admin-kit';
import { addCar, carTitle, expiryLabel, fleetEmpty } from '#words/fleet';
import { manageCars } from '#words/menu';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { useSay } from '../../ui/use-say';
import { carColumns } from './car-columns';
import { CarPanel } from './car-panel';
import { ImportCars } from './import-cars';
import { useCarFilters } from './use-car-filters';

const useCarList = (kind: KindId) => {
  const { api } = useServices();
  return useMemo<ListDefinition<CarRow>>(
    () => ({
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
    }),
    [api, kind],
  );
};

type ManageCarsProps = {
  kind: KindId;
  /** Between title and list: the tabs that lead to the rules. */
  above: ReactNode;
};

export const ManageCarsScreen = ({ kind, above }: ManageCarsProps) => {
  const say = useSay();
  const definition = useCarList(kind);
  const filters = useCarFilters(kind);
  return (
    <AdminList
      definition={definition}
      filters={filters}
      aside={<KindBadge kind={kind} />}
      above={above}
      renderActions={({ show }) => (
        <>
          <Button variant="default" onClick={() => show('import')}>
            {say(importLabel)}
          </Button>
          <Button onClick={() => show('new')}>{say(addCar)}</Button>
        </>
      )}
      renderPanel={({ id, close, show, read }) =>
        id === 'import' ? (
          <ImportCars kind={kind} onClose={close} onImported={() => void read()} />
        ) : (
          <CarPanel
            key={id}
            kind={kind}
            id={id}
            onClose={close}
            onChanged={() => void read()}
            onSaved={(car) => {
              void read();
              if (id === 'new') show(car.id);
              else close();
            }}
          />
        )
      }
    />
  );
};
