import { useEffect, useState } from 'react';
import type { Day } from '#domain/dates/bangkok-time';
import { useServices } from '../../app-services';
import { useFormContext } from '../../booking-form/form-context';
import { useStore } from '../../ui/store';
import { plannedRuns, type Line, type Run } from './timetable';

type DayRuns = { runs: readonly Run[]; state: 'loading' | 'known' | 'unreachable' };

const rowOf = ({ routeId, direction }: Line, day: Day) => `${routeId} ${direction} ${day}`;

/** The departures of a line by day: at once by the timetable, with the seats left as soon as the server says them. */
export const useDepartures = (line: Line | null, days: readonly Day[]): ((day: Day) => DayRuns) => {
  const { api, connectivity } = useServices();
  const online = useStore(connectivity);
  const { options, now } = useFormContext();
  const [known, setKnown] = useState<Readonly<Record<string, readonly Run[] | 'unreachable'>>>({});
  const wanted = days.join(' ');
  const { routeId, direction } = line ?? {};

  useEffect(() => {
    if (!online || routeId === undefined || direction === undefined || wanted === '') return;
    const gone = new AbortController();
    const read = async (date: Day) => {
      const runs = await api
        .call('listDepartures', {
          query: { routeId, direction, date },
          signal: gone.signal,
          background: true,
        })
        .catch(() => 'unreachable' as const);
      if (gone.signal.aborted) return;
      setKnown((before) => ({ ...before, [`${routeId} ${direction} ${date}`]: runs }));
    };
    for (const date of wanted.split(' ')) void read(date);
    return () => gone.abort();
  }, [api, online, routeId, direction, wanted]);

  return (day) => {
    if (!line) return { runs: [], state: 'known' };
    const said = known[rowOf(line, day)];
    if (said === undefined || said === 'unreachable') {
      const state = said ?? (online ? 'loading' : 'unreachable');
      return { runs: plannedRuns(options, line, day, now()), state };
    }
    return { runs: said, state: 'known' };
  };
};
