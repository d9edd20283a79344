import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { providerPartRepository } from '../../db/repositories/providers/provider-part.repository';
import { differenceOf } from '../difference-of';
import { isUsable } from '../fleet/judge-car';
import { refuseStale } from '../refuse-stale';
import { tell } from '../tell';
import { openProvider } from './open-provider';
import { showProvider } from './show-provider';

export const addContract: UseCase<'addContract'> = async (call) => {
  const { params, body, db, newId } = call;
  const opened = await openProvider(call);
  if (!opened.ok) return opened;
  if (!(await isUsable(body.fileId, null, call)))
    return refuse('invalid_input', { fields: { fileId: 'invalid' } });
  const contractId = newId();
  await providerPartRepository(db, params.id).insertContract(contractId, body);
  await tell(call, {
    subject: 'provider',
    id: params.id,
    action: 'add-contract',
    after: { contractId, ...body },
  });
  return showProvider(params.id, params.kind, call);
};

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
  await tell(call, {
    subject: 'provider',
    id,
    action: 'change-contract',
    before: { contractId, ...before },
    after: { contractId, ...after },
  });
  return showProvider(id, kind, call);
};
