import { refuse } from '#domain/refusal';
import { keepsProviders } from '#kinds/registry';
import type { UseCase } from '../../call';
import { providerRepository } from '../../db/repositories/providers/provider.repository';
import { tell } from '../tell';
import { judgeKinds } from './judge-kinds';
import { showProvider } from './show-provider';

export const createProvider: UseCase<'createProvider'> = async (call) => {
  const { actor, params, body, db, newId } = call;
  if (!keepsProviders(params.kind)) return refuse('not_found');
  const problem = judgeKinds(actor, body.kinds, []);
  // Otherwise it would vanish from the list that it was added to.
  const kinds = body.kinds.includes(params.kind) ? problem : 'required';
  if (kinds) return refuse('invalid_input', { fields: { kinds } });
  const id = newId();
  await providerRepository(db).insert(id, body, newId);
  await tell({ subject: 'provider', id, action: 'create', after: withoutPeople(body) }, call);
  return showProvider(id, params.kind, call);
};

/** An event cannot be erased, so it names nobody: of the contacts it only says how many there are. */
export const withoutPeople = <C extends { contacts: readonly unknown[] }>({
  contacts,
  ...provider
}: C) => ({ ...provider, contacts: contacts.length });
