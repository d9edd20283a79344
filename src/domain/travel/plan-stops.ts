import { addMinutes, type Instant } from '../dates/bangkok-time';

type Somewhere = { placeId: string | null; placeText: string | null };

export type PlannedStop = Somewhere & { at: Instant | null };

export type Carried = {
  startsAt: Instant;
  endsAt: Instant;
  stops: readonly (Somewhere & { arriveBy: Instant | null })[];
};

const keyOf = ({ placeId, placeText }: Somewhere): string => placeId ?? placeText ?? '';

/**
 * Where a trip stops for the bookings on it, in the order of their times. A time that nobody gave is left open, but of the
 * pick-up, and of the last stop where the ride is over there.
 */
export const stopsOfBookings = (
  bookings: readonly Carried[],
  endsAtLastStop: boolean,
): PlannedStop[] =>
  bookings
    .flatMap(({ stops, startsAt, endsAt }) =>
      stops.map(({ placeId, placeText, arriveBy }, index) => {
        const isPickUp = index === 0 && stops.length > 1;
        const isKnown = isPickUp || (endsAtLastStop && index === stops.length - 1);
        // It comes before the next one that has a time.
        const next = stops.slice(index).find((stop) => stop.arriveBy !== null);
        const planned = isPickUp ? (arriveBy ?? startsAt) : (next?.arriveBy ?? endsAt);
        return { placeId, placeText, planned, at: arriveBy ?? (isKnown ? planned : null) };
      }),
    )
    .toSorted((a, b) => Date.parse(a.planned) - Date.parse(b.planned))
    // Several get on or off at once.
    .filter(
      (stop, index, stops) =>
        stops.findIndex(
          (other) => keyOf(other) === keyOf(stop) && other.planned === stop.planned,
        ) === index,
    )
    .map(({ planned: _, ...stop }) => stop);

/** Where a departure stops, whoever rides along. */
export const stopsOfDeparture = (
  startsAt: Instant,
  stops: readonly { placeId: string; minutesFromStart: number }[],
): PlannedStop[] =>
  stops.map(({ placeId, minutesFromStart }) => ({
    placeId,
    placeText: null,
    at: addMinutes(startsAt, minutesFromStart),
  }));

/** From each stop to the next; none where one of them is no known place. */
export const legsOf = (
  stops: readonly Somewhere[],
  returns: boolean,
): (readonly [fromId: string, toId: string])[] => {
  const places = stops.flatMap(({ placeId }) => (placeId === null ? [] : [placeId]));
  if (places.length < Math.max(2, stops.length)) return [];
  const way = returns ? [...places, places[0]!] : places;
  return way
    .slice(1)
    .map((to, index) => [way[index]!, to] as const)
    .filter(([from, to]) => from !== to);
};
