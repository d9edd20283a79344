import { done, refuse, type Outcome } from '#domain/refusal';
import { keepsProviders, type KindId } from '#kinds/registry';
import type { Call } from '../../call';
import { providerRepository } from '../../db/repositories/providers/provider.repository';
import { refuseStale } from '../refuse-stale';

type Opening = Pick<Call, 'db' | 'language' | 'version'> & { params: { id: string; kind: KindId } };
type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof providerRepository>['lock']>>>;

/** The provider of a change, locked, as it was when it was read; without a version, however it stands. */
export const openProvider = async (call: Opening): Promise<Outcome<Stored>> => {
  const { db, params, version } = call;
  if (!keepsProviders(params.kind)) return refuse('not_found');
  const provider = await providerRepository(db).lock(params.id, params.kind);
  if (!provider) return refuse('not_found');
  if (version !== undefined && version !== provider.version)
    return refuseStale('provider', { id: params.id, version: provider.version }, call);
  return done(provider);
};
