import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { providerPartRepository } from '../../db/repositories/providers/provider-part.repository';
import { differenceOf } from '../difference-of';
import { isUsable } from '../fleet/judge-car';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';
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
  const { params, body, db } = call;
  const { id, kind, partId: contractId } = params;
  const opened = await openProvider({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const parts = providerPartRepository(db, id);
  const locked = await parts.lockContract(contractId);
  const contract = await openRow(call, { subject: 'provider', id }, locked);
  if (!contract.ok) return contract;
  if (!(await isUsable(body.fileId, contract.value.fileId, call)))
    return refuse('invalid_input', { fields: { fileId: 'invalid' } });
  const { before, after } = differenceOf(contract.value, body);
  const change = {
    subject: 'provider',
    id,
    action: 'change-contract',
    before: { contractId, number: contract.value.number, ...before },
    after: { contractId, number: body.number, ...after },
  } as const;
  await saveChange(call, change, () => parts.updateContract(contractId, body));
  return showProvider(id, kind, call);
};
