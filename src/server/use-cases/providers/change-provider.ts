import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { providerRepository } from '../../db/repositories/providers/provider.repository';
import { tell } from '../tell';
import { differenceOf } from '../difference-of';
import { withoutPeople } from './create-provider';
import { judgeKinds } from './judge-kinds';
import { openProvider } from './open-provider';
import { showProvider } from './show-provider';

const sorted = <P extends { kinds: string[]; sites: string[] }>(provider: P) => ({
  ...provider,
  kinds: provider.kinds.toSorted(),
  sites: provider.sites.toSorted(),
});

export const changeProvider: UseCase<'changeProvider'> = async (call) => {
  const { actor, params, body, db, newId } = call;
  const opened = await openProvider(call);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const kinds = judgeKinds(actor, body.kinds, stored.kinds);
  if (kinds) return refuse('invalid_input', { fields: { kinds } });
  await providerRepository(db).update(params.id, body, newId);
  const isSameContacts = JSON.stringify(stored.contacts) === JSON.stringify(body.contacts);
  const difference = differenceOf(withoutPeople(stored), withoutPeople(sorted(body)));
  await tell(
    {
      subject: 'provider',
      id: params.id,
      action: 'change',
      before: difference.before,
      after: { ...difference.after, ...(!isSameContacts && { contacts: body.contacts.length }) },
    },
    call,
  );
  // It may no longer serve this kind; whoever changed it still sees what became of it.
  const shown = body.kinds.includes(params.kind) ? params.kind : (body.kinds[0] ?? params.kind);
  return showProvider(params.id, shown, call);
};
