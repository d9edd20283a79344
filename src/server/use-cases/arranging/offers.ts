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
import { saveTrip } from './save-change';

export const offerTrip: UseCase<'offerTrip'> = async (call) => {
  const { params, body } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const serves = await arrangingKindRepository(call.db).serves(params.kind, body.providerId);
  if (!serves) return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  const decided = decideOffer(opened.value.trip, body.providerId);
  return saveTrip(call, opened.value, decided, { action: 'offer' });
};

export const withdrawTrip: UseCase<'withdrawTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { reason } = call.body;
  const decided = decideWithdraw(opened.value.trip);
  return saveTrip(call, opened.value, decided, { action: 'withdraw', reason });
};

export const declineTrip: UseCase<'declineTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { reason } = call.body;
  const decided = decideDecline(opened.value.trip);
  const did = { action: 'decline', reason, loses: 'decline', who: 'supplier' } as const;
  return saveTrip(call, opened.value, decided, did);
};

export const acceptTrip: UseCase<'acceptTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  const accepted = decideAccept(trip);
  if (!accepted.ok) return accepted;
  const terms = { onlyOf: trip.providerId, by: 'supplier', reason: 'accept' } as const;
  const equipped = await equipTrip(call, opened.value, accepted.value, call.body, terms);
  const did = { action: 'accept', gains: 'accept', who: 'supplier' } as const;
  return saveTrip(call, opened.value, equipped, did);
};
