import { Button } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { providerFields } from '#contract/provider-fields';
import { providerPage, providerQuery, type ProviderRow } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { providers } from '#words/menu';
import { addProvider, contractUntilLabel, ownRates, providersEmpty } from '#words/providers';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { useSay } from '../../ui/use-say';
import { OwnRates } from './own-rates';
import { providerColumns } from './provider-columns';
import { providerSetting } from './provider-setting';

const providerList = (kind: KindId, api: ApiClient): ListDefinition<ProviderRow> => ({
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
});

type ProvidersProps = {
  kind: KindId;
  above?: ReactNode;
};

/** What the company's own cars cost, among the panels of providers. */
const OWN = 'own';

export const ProvidersScreen = ({ kind, above }: ProvidersProps) => {
  const say = useSay();
  const { api } = useServices();
  const list = useMemo(() => providerList(kind, api), [kind, api]);
  const setting = useMemo(() => providerSetting(kind, api), [kind, api]);
  return (
    <RecordScreen
      list={list}
      filters={[
        choiceFilter('status', providerFields.status, say, { many: true }),
        choiceFilter('site', providerFields.sites, say, { many: true }),
      ]}
      setting={setting}
      add={addProvider}
      renderActions={(show) => (
        <Button variant="default" onClick={() => show(OWN)}>
          {say(ownRates)}
        </Button>
      )}
      renderPanel={({ id, close }) => id === OWN && <OwnRates kind={kind} onClose={close} />}
      aside={<KindBadge kind={kind} />}
      above={above}
    />
  );
};
