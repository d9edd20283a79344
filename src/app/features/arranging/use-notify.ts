import { useCallback } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { notifiedPeople } from '#words/arranging-notices';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { insist } from './insist';

/** As many as one call takes. */
const MOST_TRIPS = 100;

const ready = new Set(['planned', 'accepted']);

/** Somebody rides on it and knows a car: there is something to tell. */
export const isTellable = ({ status, bookings }: ArrangeTrip): boolean =>
  ready.has(status) && bookings.some((booking) => booking.status === 'arranged');

/** Writes down for everybody who rides which car comes, when and where; says for how many. It does not say that they were reached. */
export const useNotify = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, tell } = useArranging();
  return useCallback(
    (trips: readonly ArrangeTrip[]) =>
      tell(async () => {
        const ids = trips.map(({ id }) => id);
        let count = 0;
        for (let first = 0; first < ids.length; first += MOST_TRIPS) {
          const tripIds = ids.slice(first, first + MOST_TRIPS);
          const { people } = await insist((idempotencyKey) =>
            api.call('notifyTrips', { params: { kind }, body: { tripIds }, idempotencyKey }),
          );
          count += people;
        }
        return say(notifiedPeople, { count });
      }),
    [api, kind, say, tell],
  );
};
