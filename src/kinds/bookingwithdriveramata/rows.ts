import type { Facts } from '../request/facts';
import { type BookingRows, fromCommonRows, toCommonRows, toStop } from '../request/rows';
import { rideOf } from './period';
import type { DraftWithDriverAmata, RequestWithDriverAmata } from './request';

const stopAt = (placeId: string) => toStop({ type: 'known', placeId });

/** The places of boarding and alighting are written down too, so that no list has to look up routes. */
export const rowsWithDriverAmata = (
  request: RequestWithDriverAmata,
  { requesterId, departure }: Pick<Facts, 'requesterId' | 'departure'>,
): BookingRows | null => {
  const ride = departure && rideOf(request, departure);
  if (ride === null) return null;
  return toCommonRows(request, requesterId, {
    kind: request.kind,
    startsAt: ride.startsAt,
    endsAt: ride.endsAt,
    seats: request.seats,
    boardStop: request.boardStop,
    alightStop: request.alightStop,
    departure: { timetableEntryId: request.timetableEntryId, date: request.date },
    stops: [stopAt(ride.boardPlaceId), stopAt(ride.alightPlaceId)],
  });
};

export const readWithDriverAmata = (rows: BookingRows): DraftWithDriverAmata => ({
  kind: 'bookingwithdriveramata',
  ...fromCommonRows(rows),
  timetableEntryId: rows.departure?.timetableEntryId ?? null,
  date: rows.departure?.date ?? null,
  boardStop: rows.boardStop,
  alightStop: rows.alightStop,
  seats: rows.seats,
});
