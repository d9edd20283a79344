import { decideOffer } from '#domain/arranging/decide-provider';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { openTrip } from './open-trip';
import { saveChange } from './save-change';

export const offerTrip: UseCase<'offerTrip'> = async (call) => {
  const { params, body } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const serves = await arrangingKindRepository(call.db).serves(params.kind, body.providerId);
  if (!serves) return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  const { trip } = opened.value;
  const decided = decideOffer(trip, body.providerId);
  if (!decided.ok) return decided;
  return saveChange(call, opened.value, { trips: [decided.value], loose: [] }, { action: 'offer' });
};
