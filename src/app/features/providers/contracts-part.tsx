import { formatDate } from '#domain/dates/format-bangkok';
import {
  addContract,
  contractsSection,
  editNamed,
  fromUntil,
  noContracts,
  openEnd,
} from '#words/providers';
import { EditableRows } from '../../admin-kit/record/editable-rows';
import { useSay } from '../../ui/use-say';
import { ContractForm } from './contract-form';
import type { ProviderPartProps } from './provider-part-props';
import { ProviderStatusChip } from './provider-status-chip';

export const ContractsPart = (props: ProviderPartProps) => {
  const say = useSay();
  return (
    <EditableRows
      id="provider-contracts"
      title={contractsSection}
      none={noContracts}
      add={addContract}
      rows={props.provider.contracts}
      isPast={({ status }) => status === 'ended'}
      render={({ number, from, until, status }) => (
        <>
          <div>
            <strong>{number}</strong>
            <small>
              {say(fromUntil, {
                from: formatDate(from),
                until: until === null ? say(openEnd) : formatDate(until),
              })}
            </small>
          </div>
          <ProviderStatusChip status={status} />
        </>
      )}
      editLabel={({ number }) => say(editNamed, { name: number })}
      renderForm={(contract, close) => (
        <ContractForm {...props} contract={contract} onDone={close} />
      )}
    />
  );
};
