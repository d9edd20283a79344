import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { providerPartRepository } from '../../db/repositories/providers/provider-part.repository';
import { tell } from '../tell';
import { differenceOf } from '../difference-of';
import { isUsable } from '../fleet/judge-car';
import { refuseStale } from '../refuse-stale';
import { openProvider } from './open-provider';
import { showProvider } from './show-provider';

export const changeContract: UseCase<'changeContract'> = async (call) => {
  const { params, body, version, db } = call;
  const { id, kind, partId: contractId } = params;
  const opened = await openProvider({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const parts = providerPartRepository(db, id);
  const stored = await parts.lockContract(contractId);
  if (!stored) return refuse('not_found');
  if (stored.version !== version)
    return refuseStale('provider', { id, version: stored.version }, call);
  if (!(await isUsable(body.fileId, stored.fileId, call)))
    return refuse('invalid_input', { fields: { fileId: 'invalid' } });
  await parts.updateContract(contractId, body);
  const { before, after } = differenceOf(stored, body);
  await tell(
    {
      subject: 'provider',
      id,
      action: 'change-contract',
      before: { contractId, ...before },
      after: { contractId, ...after },
    },
    call,
  );
  return showProvider(id, kind, call);
};
