import { decideNewTrip } from '#domain/arranging/decide-new-trip';
import { decideOffer } from '#domain/arranging/decide-provider';
import { refuse, type Outcome } from '#domain/refusal';
import type { StandingTrip } from '#domain/trip/standing';
import { kinds } from '#kinds/registry';
import type { Call, UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { equipTrip } from './equip-trip';
import { openStanding, type Opened } from './open-standing';
import { saveChange } from './save-change';

/** With a car, or handed to a provider who chooses, or for now with neither. */
const equip = async (
  call: Call<'arrangeBookings'>,
  opened: Opened,
  trip: StandingTrip,
): Promise<Outcome<StandingTrip>> => {
  const { carId, providerId } = call.body;
  const serves =
    providerId === null ||
    (await arrangingKindRepository(call.db).serves(call.params.kind, providerId));
  if (!serves) return refuse('invalid_input', { fields: { providerId: 'unknown' } });
  if (providerId === null) return equipTrip(call, opened, trip, call.body);
  if (carId === null) return decideOffer(trip, providerId);
  return equipTrip(call, opened, trip, call.body, { onlyOf: providerId });
};

export const arrangeBookings: UseCase<'arrangeBookings'> = async (call) => {
  const { params, body, newId } = call;
  const opened = await openStanding(call, { bookings: body.bookings });
  if (!opened.ok) return opened;
  const { loose } = opened.value;
  if (loose.some(({ tripId }) => tripId !== null)) return refuse('not_now');
  const { withDriver, pools } = kinds[params.kind];
  const made = decideNewTrip({ ...body, id: newId(), riders: loose, withDriver, pools });
  if (!made.ok) return made;
  const equipped = await equip(call, opened.value, made.value);
  if (!equipped.ok) return equipped;
  const trip = equipped.value;
  return saveChange(
    call,
    opened.value,
    { trips: [trip], loose: [] },
    { action: 'arrange', made: [trip.id], reason: body.reason, answersForHours: true },
  );
};
