import { contractFields } from '#contract/provider-fields';
import { contractBody } from '#contract/providers';
import { dayOf } from '#domain/dates/bangkok-time';
import { addContract, contractsSection, editNamed, noContracts, notBegun } from '#words/providers';
import { PartRows } from '../../admin-kit/record/part-rows';
import { RecordChip } from '../../admin-kit/record/record-chip';
import { useServices } from '../../app-services';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { sayPeriod } from './say-period';
import type { ProviderPartProps } from './provider-part-props';
import { ProviderStatusChip } from './provider-status-chip';

export const ContractsPart = ({ kind, provider, onChanged }: ProviderPartProps) => {
  const say = useSay();
  const { api } = useServices();
  const params = { kind, id: provider.id };
  const today = dayOf(useNow());
  return (
    <PartRows
      title={contractsSection}
      none={noContracts}
      addLabel={addContract}
      rows={provider.contracts}
      isPast={({ status }) => status === 'ended'}
      render={(contract) => (
        <>
          <div>
            <strong>{contract.number}</strong>
            <small>{sayPeriod(contract, say)}</small>
          </div>
          {contract.status === 'active' && contract.from > today ? (
            <RecordChip look="out" message={notBegun} />
          ) : (
            <ProviderStatusChip status={contract.status} />
          )}
        </>
      )}
      editLabel={({ number }) => say(editNamed, { name: number })}
      name={`contract/${provider.id}`}
      fields={contractFields}
      schema={contractBody}
      begun={{ status: 'active' }}
      readAgain={async () => (await api.call('readProvider', { params })).contracts}
      add={(body, sent) => api.call('addContract', { params, body, ...sent })}
      change={(partId, body, sent) =>
        api.call('changeContract', { params: { ...params, partId }, body, ...sent })
      }
      onSaved={onChanged}
    />
  );
};
