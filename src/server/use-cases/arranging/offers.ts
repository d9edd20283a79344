import {
  decideAccept,
  decideDecline,
  decideOffer,
  decideWithdraw,
} from '#domain/arranging/decide-provider';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { StandingTrip } from '#domain/trip/standing';
import type { Call, UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { chooseCar } from './choose-car';
import type { Opened } from './open-standing';
import { openTrip } from './open-trip';
import { putOnTrip } from './put-on-trip';
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

/** Only a car of the provider who accepts: any other would hand the trip to somebody else. */
const equip = async (
  call: Call<'acceptTrip'>,
  opened: Opened,
  trip: StandingTrip,
): Promise<Outcome<StandingTrip>> => {
  const { carId, driverId } = call.body;
  if (carId === null) return done(trip);
  const choice = await chooseCar({ carId, driverId }, call.db);
  if (!choice.ok) return choice;
  if (choice.value.carProviderId !== trip.providerId)
    return refuse('invalid_input', { fields: { carId: 'of_another_provider' } });
  const reason = 'accept';
  return putOnTrip(call, opened, { trip, choice: choice.value, by: 'supplier', reason });
};

export const acceptTrip: UseCase<'acceptTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, ...standing } = opened.value;
  const accepted = decideAccept(trip);
  if (!accepted.ok) return accepted;
  const equipped = await equip(call, standing, accepted.value);
  if (!equipped.ok) return equipped;
  return saveChange(
    call,
    standing,
    { trips: [equipped.value], loose: [] },
    { action: 'accept', gains: 'accept', who: 'supplier' },
  );
};
