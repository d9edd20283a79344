import { Button } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { providerPage, providerQuery, type ProviderRow } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { providerStatuses } from '#domain/provider/provider';
import { siteIds } from '#domain/site-id';
import { siteNames } from '#words/sites';
import { providers } from '#words/menu';
import {
  addProvider,
  contractUntilLabel,
  ownRates,
  providersEmpty,
  providerStatuses as statusNames,
  sitesLabel,
  statusLabel,
} from '#words/providers';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { useSay } from '../../ui/use-say';
import { OwnRates } from './own-rates';
import { providerColumns } from './provider-columns';
import { ProviderPanel } from './provider-panel';

const useProviderList = (kind: KindId) => {
  const { api } = useServices();
  return useMemo<ListDefinition<ProviderRow>>(
    () => ({
      name: `providers-${kind}`,
      title: providers,
      columns: providerColumns,
      rowId: ({ id }) => id,
      rowName: ({ name }) => name,
      query: providerQuery,
      page: providerPage,
      read: (query, signal) => api.call('listProviders', { params: { kind }, query, signal }),
      topics: ['provider'],
      period: contractUntilLabel,
      emptyText: providersEmpty,
    }),
    [api, kind],
  );
};

type ProvidersProps = {
  kind: KindId;
  /** Between title and list: the tabs, where there are some. */
  above?: ReactNode;
};

export const ProvidersScreen = ({ kind, above }: ProvidersProps) => {
  const say = useSay();
  const definition = useProviderList(kind);
  const [showsOwn, setShowsOwn] = useState(false);
  const filters: Filter[] = [
    {
      id: 'status',
      title: statusLabel,
      many: true,
      options: providerStatuses.map((value) => ({ value, label: say(statusNames[value]) })),
    },
    {
      id: 'site',
      title: sitesLabel,
      many: true,
      options: siteIds.map((value) => ({ value, label: say(siteNames[value]) })),
    },
  ];
  return (
    <AdminList
      definition={definition}
      filters={filters}
      aside={<KindBadge kind={kind} />}
      above={above}
      renderActions={({ show }) => (
        <>
          <Button variant="default" onClick={() => setShowsOwn(true)}>
            {say(ownRates)}
          </Button>
          <Button onClick={() => show('new')}>{say(addProvider)}</Button>
          {showsOwn && <OwnRates kind={kind} onClose={() => setShowsOwn(false)} />}
        </>
      )}
      renderPanel={({ id, close, show, read }) => (
        <ProviderPanel
          key={id}
          kind={kind}
          id={id}
          onClose={close}
          onChanged={() => void read()}
          onSaved={(provider) => {
            void read();
            if (id === 'new') show(provider.id);
            else close();
          }}
        />
      )}
    />
  );
};
