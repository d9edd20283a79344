import type { ArrangeTrip } from '#contract/arranging';
import type { Joins } from '#contract/joins';
import { useRemote } from '../../remote/use-remote';
import { useArranging } from './arranging-context';
import { joinsFor } from './day-remote';
import type { Target } from './target';

export type Ride = Joins['joins'][number] & { trip: ArrangeTrip };

/** The trips that stand and would take it, the best first: only what the server would accept. */
export const useRides = (target: Target): readonly Ride[] => {
  const { kind, day, answers } = useArranging();
  const waits = day.kind.pools && day.may.manage && target.type === 'booking';
  const { value } = useRemote(
    joinsFor,
    waits ? { kind, id: target.id, version: target.booking.version, answers } : null,
  );
  if (!waits) return [];
  return (value?.joins ?? []).flatMap((join) => {
    const trip = day.trips.find(({ id }) => id === join.tripId);
    return trip ? [{ ...join, trip }] : [];
  });
};
