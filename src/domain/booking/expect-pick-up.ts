import { addMinutes, type Instant } from '../dates/bangkok-time';

/** When the ride was asked for: from the first moment of picking up to the last, and how long the car is away. */
export type RequestedPickUp = { from: Instant; to: Instant; rideMinutes: number };

export type ExpectedPickUp = { place: number; from: Instant; to: Instant };

/** A car serves one booking after the other: as many as there are free cars go at once, the next round follows them. */
export const expectPickUp = (
  { from, to, rideMinutes }: RequestedPickUp,
  { ahead, freeCars }: { ahead: number; freeCars: number },
): ExpectedPickUp => {
  const rounds = freeCars === 0 ? ahead + 1 : Math.floor(ahead / freeCars);
  const delay = rounds * rideMinutes;
  return { place: ahead + 1, from: addMinutes(from, delay), to: addMinutes(to, delay) };
};
