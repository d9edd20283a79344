import { type ReactNode, useMemo } from 'react';
import { driverFields } from '#contract/driver-fields';
import { driverPage, driverQuery, type DriverOptions, type DriverRow } from '#contract/drivers';
import {
  addDriver,
  driverNamed,
  driversEmpty,
  employerNames,
  licenceExpiryLabel,
  licenceLabel,
} from '#words/drivers';
import { drivers } from '#words/menu';
import { AdminList } from '../../admin-kit/list/admin-list';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import { dueFilter } from '../../admin-kit/list/due-filter';
import type { Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { companyColumns, providerColumns } from './driver-columns';
import { driverSetting } from './driver-setting';
import { ReadDriverPanel } from './read-driver-panel';

const driverList = (isProvider: boolean, api: ApiClient): ListDefinition<DriverRow> => ({
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
});

const driverOptionsOf = (): Source<DriverOptions> => ({
  read: (api, signal) => api.call('readDriverOptions', { signal }),
  topics: ['provider', 'site'],
});

type Props = { isProvider: boolean; above?: ReactNode };

/** Everybody who drives; a provider looks at the own drivers and changes nothing. */
export const DriversScreen = ({ isProvider, above }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const list = useMemo(() => driverList(isProvider, api), [isProvider, api]);
  const setting = useMemo(() => driverSetting(api), [api]);
  const { value: options } = useRemote(driverOptionsOf, isProvider ? null : 'all');
  const filters: Filter[] = [
    choiceFilter('status', driverFields.status, say, { many: true }),
    choiceFilter('kind', driverFields.kinds, say),
    choiceFilter('site', driverFields.sites, say),
    dueFilter(licenceLabel, say),
    ...(isProvider
      ? []
      : [
          ownerFilter(
            { id: 'owner', title: driverFields.employer.label, own: employerNames.employee },
            options?.providers,
            say,
          ),
        ]),
  ];
  if (isProvider)
    return (
      <AdminList
        definition={list}
        filters={filters}
        renderPanel={({ id, close }) => <ReadDriverPanel key={id} id={id} onClose={close} />}
      />
    );
  return (
    <RecordScreen list={list} filters={filters} setting={setting} add={addDriver} above={above} />
  );
};
