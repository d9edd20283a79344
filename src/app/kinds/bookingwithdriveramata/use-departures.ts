import type { Day } from '#domain/dates/bangkok-time';
import { useServices } from '../../app-services';
import { useFormContext } from '../../booking-form/form-context';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useStore } from '../../ui/store';
import { plannedRuns, type Line, type Run, type Stretch } from './timetable';

type DayRuns = { runs: readonly Run[]; state: 'loading' | 'known' | 'unreachable' };

type Departures = Pick<Line, 'routeId' | 'direction'> & Partial<Stretch> & { days: readonly Day[] };

/** Each day of a line, with the seats left on a stretch; null of a day that could not be read. */
const departuresOf = ({
  days,
  ...way
}: Departures): Source<Readonly<Record<Day, readonly Run[] | null>>> => {
  const { routeId, direction, boardStop, alightStop } = way;
  return {
    read: async (api, signal) => {
      const read = async (date: Day) => {
        const query = {
          routeId,
          direction,
          date,
          ...(boardStop !== undefined && { boardStop: String(boardStop) }),
          ...(alightStop !== undefined && { alightStop: String(alightStop) }),
        };
        const runs = await api.call('listDepartures', { query, signal }).catch(() => null);
        return [date, runs] as const;
      };
      return Object.fromEntries(await Promise.all(days.map(read)));
    },
    topics: 'all',
    // Somebody looks at the seats that others take.
    laterMs: 2_000,
    about: JSON.stringify(way),
  };
};

/**
 * The departures of a line by day: at once by the timetable, with the seats left on a stretch as soon as the server says
 * them, and again whenever somebody books.
 */
export const useDepartures = (
  line: Line | null,
  days: readonly Day[],
  stretch: Stretch | null,
): ((day: Day) => DayRuns) => {
  const online = useStore(useServices().connectivity);
  const { options, now } = useFormContext();
  const isAsked = online && line !== null && days.length > 0;
  const { shown } = useRemote(
    departuresOf,
    isAsked ? { routeId: line.routeId, direction: line.direction, ...stretch, days } : null,
  );

  return (day) => {
    if (!line) return { runs: [], state: 'known' };
    const runs = shown.status === 'known' ? shown.value[day] : undefined;
    if (runs) return { runs, state: 'known' };
    const isLoading = online && runs === undefined && shown.status !== 'failed';
    const planned = plannedRuns(options, line, day, now());
    return { runs: planned, state: isLoading ? 'loading' : 'unreachable' };
  };
};
