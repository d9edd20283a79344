import { useRef, useState } from 'react';
import type { BrokenTrips } from '#contract/car-parts';
import type { KindId } from '#domain/booking/kind-id';
import type { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';

type Time = { from: string; until: string | null };

/**
 * Taking a car out: refused while it would break trips, which are then shown; confirming releases exactly those. `ask`
 * answers whether the refusal was one that is shown so.
 */
export const useTakeOut = (params: { kind: KindId; id: string }) => {
  const { api } = useServices();
  const [broken, setBroken] = useState<BrokenTrips | null>(null);
  const [released, setReleased] = useState<BrokenTrips>([]);
  const confirmed = useRef<readonly string[]>([]);

  return {
    broken,
    released,
    /** What is confirmed already, for the body. */
    releases: () => [...confirmed.current],
    ask: (error: ApiError, { from, until }: Time): boolean => {
      if (error.code !== 'breaks_trips' && error.code !== 'car_out') return false;
      confirmed.current = [];
      void api
        .call('listBrokenTrips', { params, query: { from, ...(until && { until }) } })
        .then(setBroken);
      return true;
    },
    confirm: () => {
      confirmed.current = (broken ?? []).map(({ id }) => id);
    },
    cancel: () => {
      confirmed.current = [];
      setBroken(null);
    },
    done: () => {
      setReleased(confirmed.current.length > 0 ? (broken ?? []) : []);
      confirmed.current = [];
      setBroken(null);
    },
  };
};
