import { contractBody, type ContractBody, type ProviderDetail } from '#contract/providers';
import { formatDate } from '#domain/dates/format-bangkok';
import { providerStatuses, type ProviderStatus } from '#domain/provider/provider';
import { fileAdded } from '#words/admin-kit';
import {
  contractFile,
  contractNumber,
  fromDay,
  providerStatuses as statusNames,
  statusLabel,
  untilDay,
} from '#words/providers';
import { DateField } from '../../admin-kit/form/fields';
import { FileField } from '../../admin-kit/form/file-field';
import { FieldPair } from '../../admin-kit/form/form-section';
import { sayValues } from '../../admin-kit/form/say-values';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { SmallForm } from '../../admin-kit/record/small-form';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import type { ProviderPartProps } from './provider-part-props';

type Contract = ProviderDetail['contracts'][number];
type ContractValues = {
  [K in keyof ContractBody]: K extends 'status' ? ContractBody[K] : ContractBody[K] | null;
};

const nothing: ContractValues = {
  number: null,
  from: null,
  until: null,
  status: 'active',
  fileId: null,
};

const valuesOf = ({ id: _, version: __, ...contract }: Contract): ContractValues => contract;

const labels = {
  number: contractNumber,
  from: fromDay,
  until: untilDay,
  status: statusLabel,
  fileId: contractFile,
};

type ContractFormProps = ProviderPartProps & {
  /** Null for a new one. */
  contract: Contract | null;
  onDone: () => void;
};

export const ContractForm = ({
  kind,
  provider,
  contract,
  onChanged,
  onDone,
}: ContractFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const params = { kind, id: provider.id };
  const form = useAdminForm({
    name: `contract/${provider.id}/${contract?.id ?? 'new'}`,
    schema: contractBody,
    read: { values: contract ? valuesOf(contract) : nothing, version: contract?.version ?? null },
    readAgain: async () => {
      const now = await api.call('readProvider', { params });
      const again = now.contracts.find(({ id }) => id === contract?.id) ?? contract;
      return { values: again ? valuesOf(again) : nothing, version: again?.version ?? null };
    },
    save: (body, sent) =>
      contract
        ? api.call('changeContract', { params: { ...params, partId: contract.id }, body, ...sent })
        : api.call('addContract', { params, body, idempotencyKey: sent.idempotencyKey }),
    onSaved: (next) => {
      onDone();
      onChanged(next);
    },
  });
  const { field } = form;
  const sayValue = sayValues<ContractValues>(say, labels, {
    from: formatDate,
    until: formatDate,
    status: (value: ProviderStatus) => say(statusNames[value]),
    fileId: () => say(fileAdded),
  });
  return (
    <SmallForm form={form} sayValue={sayValue} onCancel={onDone}>
      <TextField field={field('number')} label={say(contractNumber)} />
      <FieldPair>
        <DateField field={field('from')} label={say(fromDay)} />
        <DateField field={field('until')} label={say(untilDay)} optional />
      </FieldPair>
      <ChipsField
        field={field('status')}
        label={say(statusLabel)}
        choices={providerStatuses.map((value) => ({ value, label: say(statusNames[value]) }))}
      />
      <FileField field={field('fileId')} label={say(contractFile)} as="paper" optional />
    </SmallForm>
  );
};
