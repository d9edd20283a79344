import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { providerPartRepository } from '../../db/repositories/providers/provider-part.repository';
import { tell } from '../tell';
import { isUsable } from '../fleet/judge-car';
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
  await tell(
    {
      subject: 'provider',
      id: params.id,
      action: 'add-contract',
      after: { contractId, ...body },
    },
    call,
  );
  return showProvider(params.id, params.kind, call);
};
