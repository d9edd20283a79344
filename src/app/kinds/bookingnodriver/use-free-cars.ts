import { useEffect, useState } from 'react';
import type { Answer } from '../../api/client';
import { useServices } from '../../app-services';

type FreeCars = Answer<'listFreeCars'> | 'loading' | 'unreachable';

/** The cars that nobody has in that time. */
export const useFreeCars = (startsAt: string | null, endsAt: string | null): FreeCars => {
  const { api } = useServices();
  const [known, setKnown] = useState<{ for: string; cars: FreeCars }>({ for: '', cars: 'loading' });
  const wanted = `${startsAt} ${endsAt}`;

  useEffect(() => {
    if (startsAt === null || endsAt === null || startsAt >= endsAt) return;
    const gone = new AbortController();
    const read = async () => {
      const cars = await api
        .call('listFreeCars', {
          query: { startsAt, endsAt },
          signal: gone.signal,
          background: true,
        })
        .catch(() => 'unreachable' as const);
      if (!gone.signal.aborted) setKnown({ for: `${startsAt} ${endsAt}`, cars });
    };
    void read();
    return () => gone.abort();
  }, [api, startsAt, endsAt]);

  return known.for === wanted ? known.cars : 'loading';
};
