import { contactFields, contractFields, providerFields } from '#contract/provider-fields';
import type { ProviderRow } from '#contract/providers';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import { openEnd } from '#words/fleet';
import {
  carsLabel,
  contractUntilLabel,
  driversLabel,
  nameLabel,
  noContract,
} from '#words/providers';
import type { Column } from '../../admin-kit/list/list-definition';
import { columnsOf } from '../../admin-kit/record/record-columns';
import { useSay } from '../../ui/use-say';
import { ProviderStatusChip } from './provider-status-chip';

const ContractUntil = ({ provider: { contract } }: { provider: ProviderRow }) => {
  const say = useSay();
  if (contract === null) return say(noContract);
  return contract.until === null ? say(openEnd) : formatDate(contract.until);
};

const sayPhone = (phone: string | null = null) => phone && formatThaiPhone(phone);

const sayContact = ({ name, role, phone, email }: ProviderRow['contacts'][number]) =>
  [name, role, sayPhone(phone), email].filter(Boolean).join(' ');

export const providerColumns: readonly Column<ProviderRow>[] = [
  {
    id: 'name',
    title: nameLabel,
    value: ({ name }) => name,
    sort: 'name',
    card: 'title',
    screenOnly: true,
  },
  ...columnsOf<typeof providerFields, ProviderRow>(providerFields, {
    taxId: { below: 'name' },
    branch: { below: 'name' },
    sites: { below: 'status' },
    status: { show: ({ status }) => <ProviderStatusChip status={status} />, card: 'mark' },
    contacts: { value: ({ contacts }) => contacts.map(sayContact).join(', ') },
  }),
  {
    id: 'phone',
    title: contactFields.phone.label,
    value: ({ contacts }) => sayPhone(contacts.find(({ phone }) => phone !== null)?.phone),
    screenOnly: true,
  },
  {
    id: 'contract',
    title: contractFields.number.label,
    value: ({ contract }) => contract?.number ?? null,
    fileOnly: true,
  },
  {
    id: 'until',
    title: contractUntilLabel,
    type: 'day',
    value: ({ contract }) => contract?.until ?? null,
    show: (provider) => <ContractUntil provider={provider} />,
    sort: 'contract',
  },
  { id: 'cars', title: carsLabel, type: 'number', value: ({ cars }) => cars, sort: 'cars' },
  {
    id: 'drivers',
    title: driversLabel,
    type: 'number',
    value: ({ drivers }) => drivers,
    sort: 'drivers',
  },
];
