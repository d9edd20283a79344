import { refuse, type Outcome } from '#domain/refusal';
import { keepsProviders, type KindId } from '#kinds/registry';
import {
  providerRepository,
  type StoredProvider,
} from '../../db/repositories/providers/provider.repository';
import { openRow, type Opening } from '../open-row';

export const openProvider = async (
  call: Opening & { params: { id: string; kind: KindId } },
): Promise<Outcome<StoredProvider>> => {
  const { id, kind } = call.params;
  if (!keepsProviders(kind)) return refuse('not_found');
  return openRow(
    call,
    { subject: 'provider', id },
    await providerRepository(call.db).lock(id, kind),
  );
};
