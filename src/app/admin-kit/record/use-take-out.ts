import { useRef, useState } from 'react';
import type { BrokenTrips } from '#contract/car-parts';
import type { ApiError } from '../../api/errors';

type Time = { from: string; until: string | null; kinds?: string; sites?: string };

export type BrokenQuery = { from: string; until?: string; kinds?: string; sites?: string };

/** What such a refusal is about: trips that stand in the way, of which those on the road do not give way. */
const codes: readonly string[] = ['breaks_trips', 'car_out', 'driver_out'];

/**
 * Taking a car out, or a driver off: refused while it would break trips, which are then listed; confirming releases
 * exactly those. `ask` answers whether the refusal was one that is shown so.
 */
export const useTakeOut = (list: (query: BrokenQuery) => Promise<BrokenTrips>) => {
  const [broken, setBroken] = useState<BrokenTrips | null>(null);
  const [released, setReleased] = useState<BrokenTrips>([]);
  const confirmed = useRef<readonly string[]>([]);

  return {
    broken,
    released,
    /** Of what was listed, what is confirmed already. */
    confirmedTrips: (): BrokenTrips => (confirmed.current.length > 0 ? (broken ?? []) : []),
    releases: () => [...confirmed.current],
    ask: (error: ApiError, { until, ...query }: Time): boolean => {
      if (!codes.includes(error.code)) return false;
      confirmed.current = [];
      void list({ ...query, ...(until && { until }) }).then(setBroken);
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

export type TakeOut = ReturnType<typeof useTakeOut>;
