import { useCallback, useState } from 'react';
import { useServices } from '../../app-services';

/** How many trips are under way; null while that is asked, `unknown` when it could not be learnt. */
export type TripsUnderway = number | 'unknown' | null;

export const useTripsUnderway = () => {
  const { api } = useServices();
  const [trips, setTrips] = useState<TripsUnderway>(null);
  const count = useCallback(async () => {
    setTrips(null);
    try {
      setTrips((await api.call('countTripsUnderway')).count);
    } catch {
      setTrips('unknown');
    }
  }, [api]);
  return { trips, count };
};
