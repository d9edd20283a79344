import type { JobMark } from '#contract/link-pages';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Outcome } from '#domain/refusal';
import type { LockedTrip } from '../../db/repositories/links/marked-trip.repository';
import type { LinkCall } from '../../link-call';
import { applyLeaving, applyReturn, checkKm, noteFormerCar } from './apply-times';

/** The card that was tapped may be of a car that another one has taken over from. */
export const carOf = (body: JobMark, trip: LockedTrip): string | null => {
  const tapped = 'carId' in body ? body.carId : undefined;
  return tapped !== undefined && trip.carIds.includes(tapped) ? tapped : trip.carId;
};

/** Out or back: of the car that goes on, it moves the trip. */
export const driveTo = async (
  call: LinkCall<'markJob'>,
  body: Extract<JobMark, { action: 'depart' | 'complete' }>,
  { trip, driverId, at }: { trip: LockedTrip; driverId: string; at: Instant },
): Promise<Outcome<null>> => {
  const { km } = body;
  const carId = carOf(body, trip);
  const checked = await checkKm(call, { carId, km, at });
  if (!checked.ok) return checked;
  const mark = { at, km, source: 'driver', linkId: call.link.id, by: driverId } as const;
  if (trip.isHandedOn || carId !== trip.carId)
    return noteFormerCar(call, trip, carId, { ...mark, action: body.action });
  return body.action === 'depart' ? applyLeaving(call, trip, mark) : applyReturn(call, trip, mark);
};
