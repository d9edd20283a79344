import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { providerRepository } from '../../db/repositories/providers/provider.repository';
import { tell } from '../tell';
import { openProvider } from './open-provider';
import { showProvider } from './show-provider';

/** Nothing of a provider is deleted: what it drove and was paid stays its own. */
export const changeProviderStatus: UseCase<'changeProviderStatus'> = async (call) => {
  const { params, body, db } = call;
  const opened = await openProvider(call);
  if (!opened.ok) return opened;
  const { status, reason } = body;
  const providers = providerRepository(db);
  const isEnding = status === 'ended';
  if (isEnding && reason === null)
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  if (isEnding && (await providers.hasTripsAhead(params.id)))
    return refuse('invalid_input', { fields: { status: 'trips_ahead' } });
  await providers.setStatus(params.id, status);
  await tell(
    {
      subject: 'provider',
      id: params.id,
      action: 'status',
      reason,
      before: { status: opened.value.status },
      after: { status },
    },
    call,
  );
  return showProvider(params.id, params.kind, call);
};
