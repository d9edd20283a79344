import { useEffect, useState } from 'react';
import type { Day } from '#domain/dates/bangkok-time';
import { useServices } from '../../app-services';
import { useFormContext } from '../../booking-form/form-context';
import { useStore } from '../../ui/store';
import { followChanges } from '../../live/follow-changes';
import { plannedRuns, type Line, type Run, type Stretch } from './timetable';

type DayRuns = { runs: readonly Run[]; state: 'loading' | 'known' | 'unreachable' };

const rowOf = ({ routeId, direction }: Line, day: Day) => `${routeId} ${direction} ${day}`;

/** Somebody looks at the seats that others take. */
const SEATS_MS = 2_000;

/**
 * The departures of a line by day: at once by the timetable, with the seats left on a stretch as soon as the server says
 * them, and again whenever somebody books.
 */
export const useDepartures = (
  line: Line | null,
  days: readonly Day[],
  stretch: Stretch | null,
): ((day: Day) => DayRuns) => {
  const services = useServices();
  const { api, connectivity } = services;
  const online = useStore(connectivity);
  const { options, now } = useFormContext();
  const [known, setKnown] = useState<Readonly<Record<string, readonly Run[] | 'unreachable'>>>({});
  const wanted = days.join(' ');
  const { routeId, direction } = line ?? {};
  const { boardStop, alightStop } = stretch ?? {};

  useEffect(() => {
    if (!online || routeId === undefined || direction === undefined || wanted === '') return;
    const gone = new AbortController();
    const read = async (date: Day) => {
      const runs = await api
        .call('listDepartures', {
          query: {
            routeId,
            direction,
            date,
            ...(boardStop !== undefined && { boardStop: String(boardStop) }),
            ...(alightStop !== undefined && { alightStop: String(alightStop) }),
          },
          signal: gone.signal,
          background: true,
        })
        .catch(() => 'unreachable' as const);
      if (gone.signal.aborted) return;
      setKnown((before) => ({ ...before, [`${routeId} ${direction} ${date}`]: runs }));
    };
    const readAll = () => {
      for (const date of wanted.split(' ')) void read(date);
    };
    readAll();
    const stop = followChanges({
      services,
      shows: () => false,
      looksAtOthers: true,
      laterMs: SEATS_MS,
      read: readAll,
    });
    return () => {
      gone.abort();
      stop();
    };
  }, [services, api, online, routeId, direction, wanted, boardStop, alightStop]);

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
