import { decideNewTrip } from '#domain/arranging/decide-new-trip';
import {
  decideAccept,
  decideDecline,
  decideOffer,
  decideWithdraw,
} from '#domain/arranging/decide-provider';
import { done, refuse } from '#domain/refusal';
import type { StandingTrip } from '#domain/trip/standing';
import { kinds } from '#kinds/registry';
import type { Call, UseCase } from '../../call';
import { troubleRepository } from '../../db/repositories/links/trouble.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { equipTrip } from './equip-trip';
import { openStanding } from './open-standing';
import { openTrip } from './open-trip';
import { saveChange, saveTrip } from './save-change';

export const offerTrip: UseCase<'offerTrip'> = async (call) => {
  const { params, body } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const serves = await arrangingKindRepository(call.db).serves(params.kind, body.providerId);
  if (!serves) return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  const decided = decideOffer(opened.value.trip, body.providerId);
  return saveTrip(call, opened.value, decided, { action: 'offer' });
};

/** A trip of its own for each booking: who shares a car is the dispatcher's to say, before it is handed over. */
export const offerTrips: UseCase<'offerTrips'> = async (call) => {
  const { params, body, db, newId } = call;
  const serves = await arrangingKindRepository(db).serves(params.kind, body.providerId);
  if (!serves) return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  const opened = await openStanding(call, body);
  if (!opened.ok) return opened;
  const { trips, loose } = opened.value;
  if (loose.some(({ tripId }) => tripId !== null)) return refuse('changed_meanwhile');
  const { withDriver, pools } = kinds[params.kind];
  const nothing = { startsAt: null, endsAt: null, meetingPoint: null, note: null };
  const made = loose.map((rider) =>
    decideNewTrip({
      ...nothing,
      id: newId(),
      riders: [rider],
      withDriver,
      pools,
      evenAlone: false,
    }),
  );
  const offered: StandingTrip[] = [];
  for (const trip of [...trips.map((standing) => done(standing)), ...made]) {
    const decided = trip.ok ? decideOffer(trip.value, body.providerId) : trip;
    if (!decided.ok) return decided;
    offered.push(decided.value);
  }
  const isMade = ({ id }: StandingTrip) => !trips.some((standing) => standing.id === id);
  return saveChange(
    call,
    opened.value,
    { trips: offered, loose: [] },
    { action: 'offer', made: offered.filter(isMade).map(({ id }) => id) },
  );
};

export const withdrawTrip: UseCase<'withdrawTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { reason } = call.body;
  const decided = decideWithdraw(opened.value.trip);
  return saveTrip(call, opened.value, decided, { action: 'withdraw', reason });
};

/** Those who arrange at the site, and their channel: another car has to be found. */
const tellDeclined = async (
  { params: { kind }, db, now, newId }: Call<'declineTrip'>,
  tripId: string,
  providerId: string,
): Promise<void> => {
  const arrangers = await troubleRepository(db).arrangersOf([kind]);
  const site = { id: newId(), personId: null, siteId: kinds[kind].site };
  const readers = arrangers.map(({ personId }) => ({ id: newId(), personId, siteId: null }));
  await noticeRepository(db).addDeclined(
    [site, ...readers],
    { tripId, cause: newId(), at: now },
    { kind, providerId },
  );
};

export const declineTrip: UseCase<'declineTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { reason } = call.body;
  const { id, providerId } = opened.value.trip;
  const decided = decideDecline(opened.value.trip);
  const did = { action: 'decline', reason, loses: 'decline', who: 'supplier' } as const;
  const saved = await saveTrip(call, opened.value, decided, did);
  if (saved.ok && providerId !== null) await tellDeclined(call, id, providerId);
  return saved;
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
