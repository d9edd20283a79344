import { type Arranger, type Choice, decideAssign } from '#domain/arranging/decide-assign';
import type { Outcome } from '#domain/refusal';
import type { StandingTrip } from '#domain/trip/standing';
import type { ArrangeCall, Opened } from './open-standing';

type Put = { trip: StandingTrip; choice: Choice; reason: string | null; by?: Arranger };

/** What a car and a driver make of a trip, as its kind's rules stand now. */
export const putOnTrip = (
  { now, newId }: ArrangeCall,
  { bufferMinutes, by: opener }: Opened,
  { by = opener, ...change }: Put,
): Outcome<StandingTrip> =>
  decideAssign({ ...change, by, bufferMinutes, now: now.toISOString(), newId });
