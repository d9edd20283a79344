import type { ProviderRow } from '#contract/providers';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatTaxId } from '#domain/thai/tax-id';
import { formatThaiPhone } from '#domain/thai/phone';
import { kinds } from '#kinds/registry';
import { siteNames } from '#words/sites';
import {
  branchColumn,
  carsLabel,
  contractNumber,
  contractUntilLabel,
  driversLabel,
  headOffice,
  nameLabel,
  noContract,
  openEnd,
  phoneLabel,
  providerStatuses,
  servesLabel,
  sitesLabel,
  statusLabel,
  taxIdLabel,
} from '#words/providers';
import type { Column } from '../../admin-kit/list/list-definition';
import { useSay } from '../../ui/use-say';
import { ProviderStatusChip } from './provider-status-chip';

const HEAD_OFFICE = '00000';

const ContractUntil = ({ provider: { contract } }: { provider: ProviderRow }) => {
  const say = useSay();
  if (contract === null) return say(noContract);
  return contract.until === null ? say(openEnd) : formatDate(contract.until);
};

export const providerColumns: readonly Column<ProviderRow>[] = [
  { id: 'name', title: nameLabel, value: ({ name }) => name, sort: 'name', card: 'title' },
  {
    id: 'status',
    title: statusLabel,
    value: ({ status }, say) => say(providerStatuses[status]),
    show: ({ status }) => <ProviderStatusChip status={status} />,
    sort: 'status',
    card: 'mark',
  },
  { id: 'taxId', title: taxIdLabel, value: ({ taxId }) => formatTaxId(taxId), card: 'none' },
  {
    id: 'branch',
    title: branchColumn,
    value: ({ branch }, say) => (branch === HEAD_OFFICE ? say(headOffice) : branch),
    card: 'none',
  },
  {
    id: 'phone',
    title: phoneLabel,
    value: ({ phone }) => (phone === null ? null : formatThaiPhone(phone)),
  },
  {
    id: 'contract',
    title: contractNumber,
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
  {
    id: 'sites',
    title: sitesLabel,
    value: ({ sites }, say) => sites.map((site) => say(siteNames[site])).join(', '),
    card: 'none',
  },
  {
    id: 'kinds',
    title: servesLabel,
    value: (row, say) => row.kinds.map((kind) => say(kinds[kind].name)).join(', '),
    fileOnly: true,
  },
];
