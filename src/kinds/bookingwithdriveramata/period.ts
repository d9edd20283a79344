import { addMinutes, type Instant } from '#domain/dates/bangkok-time';
import type { Departure } from '../request/facts';
import type { RequestWithDriverAmata } from './request';

type Ride = { startsAt: Instant; endsAt: Instant; boardPlaceId: string; alightPlaceId: string };

/** From where and when to where and when one rides along; null for stops that this departure has not. */
export const rideOf = (
  { boardStop, alightStop }: Pick<RequestWithDriverAmata, 'boardStop' | 'alightStop'>,
  { startsAt, stops }: Departure,
): Ride | null => {
  const [board, alight] = [stops[boardStop], stops[alightStop]];
  if (board === undefined || alight === undefined || alightStop <= boardStop) return null;
  return {
    startsAt: addMinutes(startsAt, board.minutesFromStart),
    endsAt: addMinutes(startsAt, alight.minutesFromStart),
    boardPlaceId: board.placeId,
    alightPlaceId: alight.placeId,
  };
};
