import { useEffect, useState } from 'react';
import type { Forecast } from '#contract/booking-options';
import type { KindId } from '#kinds/registry';
import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import { useServices } from '../app-services';

const DAYS = 7;

export type ForecastView = Forecast | 'loading' | 'unreachable';

/** Free cars from a day on, for a week; read afresh for each day that is looked at. */
export const useForecast = (kind: KindId, day: Day | null): ForecastView => {
  const { api } = useServices();
  const [known, setKnown] = useState<{ for: string; view: ForecastView }>({
    for: '',
    view: 'loading',
  });
  const wanted = day === null ? '' : `${kind} ${day}`;

  useEffect(() => {
    if (day === null) return;
    const gone = new AbortController();
    const read = async () => {
      const view = await api
        .call('readForecast', {
          query: { kind, from: day, days: String(DAYS) },
          signal: gone.signal,
          background: true,
        })
        .catch(() => 'unreachable' as const);
      if (!gone.signal.aborted) setKnown({ for: `${kind} ${day}`, view });
    };
    void read();
    return () => gone.abort();
  }, [api, kind, day]);

  return known.for === wanted ? known.view : 'loading';
};

/** One forecast serves a start and an end that lie in the same week. */
export const firstDayOf = (startsAt: string | null, now: Date): Day => {
  const today = dayOf(now);
  if (startsAt === null) return today;
  const day = dayOf(startsAt);
  return day < today ? today : addDays(day, 0);
};
