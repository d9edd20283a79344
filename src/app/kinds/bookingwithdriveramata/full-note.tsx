import { dayOf, type Day } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { notEnough, willWait, willWaitOn } from '#words/booking-amata';
import { useFormContext } from '../../booking-form/form-context';
import { sayDay } from '../../form/say-time';
import { useSay } from '../../ui/use-say';
import { OtherRuns } from './other-runs';
import { isFull, type Line, type Run, type Stretch } from './timetable';
import type { useDepartures } from './use-departures';

type FullNoteProps = {
  line: Line;
  timetableEntryId: string;
  days: readonly Day[];
  departures: ReturnType<typeof useDepartures>;
  stretch: Stretch | null;
  seats: number;
  isLate: (run: Run) => boolean;
  onTake?: (run: Run) => void;
};

/** Said before sending: that one waits in line, at which place, and where there is room. */
export const FullNote = (props: FullNoteProps) => {
  const { line, timetableEntryId, days, departures, stretch, seats, isLate, onTake } = props;
  const say = useSay();
  const { now } = useFormContext();
  const full = days.flatMap((day) =>
    departures(day).runs.filter(
      (run) => run.timetableEntryId === timetableEntryId && isFull(run, seats) && !isLate(run),
    ),
  );
  const [only] = full;
  if (!only) return null;

  const sayFull = ({ departsAt, seatsLeft, waiting }: Run) => {
    const place = waiting + 1;
    const day = `${sayDay(say, dayOf(departsAt), now())} ${formatDate(departsAt)}`;
    if (days.length > 1) return say(willWaitOn, { day, place });
    return seatsLeft ? say(notEnough, { left: seatsLeft, place }) : say(willWait, { place });
  };
  return (
    <div className="card asks stack gap-1" role="status">
      {full.map((run) => (
        <p key={run.departsAt} className="urgent">
          {sayFull(run)}
        </p>
      ))}
      {days.length === 1 && (
        <OtherRuns
          line={line}
          day={dayOf(only.departsAt)}
          runs={departures(dayOf(only.departsAt)).runs}
          after={only.departsAt}
          stretch={stretch}
          seats={seats}
          isLate={isLate}
          onTake={onTake}
        />
      )}
    </div>
  );
};
