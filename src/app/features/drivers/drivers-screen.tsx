import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { driverPage, driverQuery, type DriverOptions, type DriverRow } from '#contract/drivers';
import { kindIds, kinds } from '#kinds/registry';
import { driverStatuses } from '#domain/people/driver';
import {
  addDriver,
  employerLabel,
  driverNamed,
  driversEmpty,
  driverStatusNames,
  licenceExpiryLabel,
  licenceLabel,
  sitesLabel,
} from '#words/drivers';
import { companyOwned, kindsLabel, statusLabel } from '#words/fleet';
import { drivers } from '#words/menu';
import { AdminList } from '../../admin-kit/list/admin-list';
import { dueFilter } from '../../admin-kit/list/due-filter';
import type { Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
import { siteFilter } from '../../admin-kit/list/site-filter';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { companyColumns, providerColumns } from './driver-columns';
import { DriverPanel } from './driver-panel';
import { ReadDriverPanel } from './read-driver-panel';

const useDriverList = (isProvider: boolean) => {
  const { api } = useServices();
  return useMemo<ListDefinition<DriverRow>>(
    () => ({
      name: 'drivers',
      title: drivers,
      columns: isProvider ? providerColumns : companyColumns,
      rowId: ({ id }) => id,
      rowName: ({ name }, say) => say(driverNamed, { name }),
      query: driverQuery,
      page: driverPage,
      read: (query, signal) => api.call('listDrivers', { query, signal }),
      topics: ['driver', 'trip'],
      period: licenceExpiryLabel,
      emptyText: driversEmpty,
    }),
    [api, isProvider],
  );
};

const driverOptionsOf = (): Source<DriverOptions> => ({
  read: (api, signal) => api.call('readDriverOptions', { signal }),
  topics: ['provider', 'site'],
});

/** Everybody who drives; a provider looks at the own drivers and changes nothing. */
export const DriversScreen = ({ isProvider }: { isProvider: boolean }) => {
  const say = useSay();
  const definition = useDriverList(isProvider);
  const { value: options } = useRemote(driverOptionsOf, isProvider ? null : 'all');
  const filters: Filter[] = [
    {
      id: 'status',
      title: statusLabel,
      many: true,
      options: driverStatuses.map((value) => ({ value, label: say(driverStatusNames[value]) })),
    },
    {
      id: 'kind',
      title: kindsLabel,
      compact: true,
      options: kindIds.map((value) => ({ value, label: say(kinds[value].name) })),
    },
    siteFilter(sitesLabel, say),
    dueFilter(licenceLabel, say),
    ...(isProvider
      ? []
      : [
          ownerFilter(
            { id: 'owner', title: employerLabel, own: companyOwned },
            options?.providers,
            say,
          ),
        ]),
  ];
  return (
    <AdminList
      definition={definition}
      filters={filters}
      renderActions={({ show }) =>
        !isProvider && <Button onClick={() => show('new')}>{say(addDriver)}</Button>
      }
      renderPanel={({ id, close, show, read }) =>
        isProvider ? (
          <ReadDriverPanel key={id} id={id} onClose={close} />
        ) : (
          <DriverPanel
            key={id}
            id={id}
            onClose={close}
            onChanged={() => void read()}
            onSaved={(driver) => {
              void read();
              if (id === 'new') show(driver.id);
              else close();
            }}
          />
        )
      }
    />
  );
};
