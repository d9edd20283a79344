import type { ProviderStatus } from '#domain/provider/provider';
import { providerStatusNames } from '#words/providers';
import { RecordChip } from '../../admin-kit/record/record-chip';

export const ProviderStatusChip = ({ status }: { status: ProviderStatus }) => (
  <RecordChip
    look={status === 'active' ? 'available' : 'retired'}
    message={providerStatusNames[status]}
  />
);
