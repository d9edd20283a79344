import { isDeepStrictEqual } from 'node:util';
import { providerFields } from '#contract/provider-fields';
import { emptyEnglish } from '#contract/record-entries';
import { done, refuse } from '#domain/refusal';
import { keepsProviders, type KindId } from '#kinds/registry';
import type { UseCase } from '../../call';
import { providerRepository } from '../../db/repositories/providers/provider.repository';
import { differenceOf } from '../difference-of';
import { saveChange } from '../save-change';
import { showBroken } from '../show-broken';
import { tell } from '../tell';
import { openProvider } from './open-provider';
import { showProvider } from './show-provider';
import type { Actor } from '#domain/access/actor';
import { can } from '#domain/access/can';

/** A provider is given to a kind, or taken from it, only by the kind's own admins. */
const judgeKinds = (
  actor: Actor,
  wanted: readonly KindId[],
  had: readonly KindId[],
): 'not_your_kind' | undefined => {
  const changed = [
    ...wanted.filter((kind) => !had.includes(kind)),
    ...had.filter((kind) => !wanted.includes(kind)),
  ];
  return changed.every((kind) => can(actor, 'provider:write', { kind }))
    ? undefined
    : 'not_your_kind';
};

export const listProviders: UseCase<'listProviders'> = async (call) => {
  const { params, query, db } = call;
  if (!keepsProviders(params.kind)) return refuse('not_found');
  return done(await providerRepository(db).list(params.kind, query, call));
};

export const readProvider: UseCase<'readProvider'> = async (call) => {
  const { params } = call;
  if (!keepsProviders(params.kind)) return refuse('not_found');
  return showProvider(params.id, params.kind, call);
};

export const listProviderTrips: UseCase<'listProviderTrips'> = async (call) => {
  const { actor, params, db, language } = call;
  if (!keepsProviders(params.kind)) return refuse('not_found');
  const providers = providerRepository(db);
  if (!(await providers.find(params.id, params.kind))) return refuse('not_found');
  return done(showBroken(await providers.tripsAhead(params.id, language), actor));
};

export const createProvider: UseCase<'createProvider'> = async (call) => {
  const { actor, params, body, db, newId } = call;
  if (!keepsProviders(params.kind)) return refuse('not_found');
  const problem = judgeKinds(actor, body.kinds, []);
  // Otherwise it would vanish from the list that it was added to.
  const kinds = body.kinds.includes(params.kind) ? problem : 'required';
  if (kinds) return refuse('invalid_input', { fields: { kinds } });
  const id = newId();
  await providerRepository(db).insert(id, body, newId);
  await tell(call, { subject: 'provider', id, action: 'create', after: withoutPeople(body) });
  return showProvider(id, params.kind, call);
};

/** An event cannot be erased, so it names nobody: of the contacts it only says how many there are. */
const withoutPeople = ({ contacts, ...provider }: { contacts: readonly unknown[] }) => ({
  ...emptyEnglish(providerFields, provider),
  contacts: contacts.length,
});

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
  // Another name, or another number: as many as before.
  const isOtherPeople =
    stored.contacts.length === body.contacts.length &&
    !isDeepStrictEqual(stored.contacts, body.contacts);
  const difference = differenceOf(withoutPeople(stored), withoutPeople(sorted(body)));
  const change = {
    subject: 'provider',
    id: params.id,
    action: 'change',
    before: difference.before,
    after: { ...difference.after, ...(isOtherPeople && { fields: ['contacts'] }) },
  } as const;
  await saveChange(call, change, () => providerRepository(db).update(params.id, body, newId));
  // It may no longer serve this kind; whoever changed it still sees what became of it.
  const shown = body.kinds.includes(params.kind) ? params.kind : (body.kinds[0] ?? params.kind);
  return showProvider(params.id, shown, call);
};

/** Nothing of a provider is deleted: what it drove and was paid stays its own. */
export const changeProviderStatus: UseCase<'changeProviderStatus'> = async (call) => {
  const { params, body, db, language } = call;
  const opened = await openProvider(call);
  if (!opened.ok) return opened;
  const { status, reason } = body;
  const providers = providerRepository(db);
  const isEnding = status === 'ended';
  if (isEnding && reason === null)
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  if (isEnding && (await providers.tripsAhead(params.id, language)).length > 0)
    return refuse('invalid_input', { fields: { status: 'trips_ahead' } });
  await providers.setStatus(params.id, status);
  await tell(call, {
    subject: 'provider',
    id: params.id,
    action: 'status',
    reason,
    before: { status: opened.value.status },
    after: { status },
  });
  return showProvider(params.id, params.kind, call);
};
