import {
  decideAccept,
  decideDecline,
  decideOffer,
  decideWithdraw,
} from '#domain/arranging/decide-provider';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { equipTrip } from './equip-trip';
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

export const withdrawTrip: UseCase<'withdrawTrip'> = async (call) => {
  const { body } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  const decided = decideWithdraw(trip);
  if (!decided.ok) return decided;
  return saveChange(
    call,
    opened.value,
    { trips: [decided.value], loose: [] },
    { action: 'withdraw', reason: body.reason },
  );
};

export const declineTrip: UseCase<'declineTrip'> = async (call) => {
  const { body } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  const decided = decideDecline(trip);
  if (!decided.ok) return decided;
  return saveChange(
    call,
    opened.value,
    { trips: [decided.value], loose: [] },
    { action: 'decline', reason: body.reason, loses: 'decline', who: 'supplier' },
  );
};

export const acceptTrip: UseCase<'acceptTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, ...standing } = opened.value;
  const accepted = decideAccept(trip);
  if (!accepted.ok) return accepted;
  const terms = { onlyOf: trip.providerId, by: 'supplier', reason: 'accept' } as const;
  const equipped = await equipTrip(call, standing, accepted.value, call.body, terms);
  if (!equipped.ok) return equipped;
  return saveChange(
    call,
    standing,
    { trips: [equipped.value], loose: [] },
    { action: 'accept', gains: 'accept', who: 'supplier' },
  );
};
