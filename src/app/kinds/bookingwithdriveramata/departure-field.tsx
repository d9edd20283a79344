import { formatTime } from '#domain/dates/format-bangkok';
import { atMinute, type Day } from '#domain/dates/bangkok-time';
import {
  fewestLeft,
  full,
  fullOnDays,
  fullWaiting,
  noDepartures,
  notOnDays,
  seatsLeft,
  seatsOffline,
  seatsPlanned,
  tooLate,
} from '#words/booking-amata';
import { bookingFields } from '#words/booking-fields';
import type { Say } from '#words/message';
import type { Field } from '../../form/field';
import { FieldFrame } from '../../form/field-frame';
import { useSay } from '../../ui/use-say';
import classes from './departures.module.css';
import { offersOn, type Offer } from './offers';
import { OtherRuns } from './other-runs';
import type { Line, Run, Stretch } from './timetable';
import type { useDepartures } from './use-departures';

type DepartureFieldProps = {
  field: Field<string | null>;
  line: Line;
  days: readonly Day[];
  stretch: Stretch;
  seats: number;
  departures: ReturnType<typeof useDepartures>;
  isLate: (run: Run) => boolean;
  /** Takes a departure of another day. */
  onTake: (run: Run) => void;
};

const FEW = 3;

const levelOf = ({ fullDays, left }: Offer) => {
  if (left === null) return 'unknown';
  if (fullDays.length > 0) return 'full';
  return left <= FEW ? 'few' : 'free';
};

const looks = { free: 'accent', few: 'urgent', full: 'urgent', unknown: undefined };

const roomIn = (say: Say, offer: Offer, days: number): string => {
  const { runs, fullDays, missing, left, isClosed } = offer;
  const [only] = runs;
  if (isClosed || !only) return say(tooLate);
  if (missing > 0) return say(notOnDays, { count: missing, days });
  if (left === null) return say(seatsPlanned, { seats: only.seats });
  if (days > 1) {
    return fullDays.length > 0
      ? say(fullOnDays, { count: fullDays.length, days })
      : say(fewestLeft, { left });
  }
  if (left > 0) return say(seatsLeft, { left, seats: only.seats });
  return only.waiting > 0 ? say(fullWaiting, { waiting: only.waiting }) : say(full);
};

/** The departures of the days chosen, each with the room that is left. */
export const DepartureField = (props: DepartureFieldProps) => {
  const { field, line, days, stretch, seats, departures, isLate, onTake } = props;
  const say = useSay();
  const runsByDay = days.map((day) => ({ day, runs: departures(day).runs }));
  const offers = offersOn(runsByDay, { seats, isLate, order: line.timetable });
  const [first] = days;
  const isOver = offers.every(({ isClosed }) => isClosed);
  const isUnreachable = days.some((day) => departures(day).state === 'unreachable');

  return (
    <FieldFrame field={field} label={say(bookingFields.timetableEntryId)} as="group">
      {(ids) => (
        <>
          <div
            role="radiogroup"
            aria-labelledby={ids.label}
            aria-describedby={ids.problem}
            className={classes['departures']}
          >
            {offers.map((offer) => (
              <label
                key={offer.timetableEntryId}
                className={classes['departure']}
                aria-label={`${formatTime(offer.departsAt)} ${roomIn(say, offer, days.length)}`}
              >
                <input
                  type="radio"
                  name={ids.control}
                  disabled={offer.isClosed}
                  checked={field.value === offer.timetableEntryId && !offer.isClosed}
                  onChange={() => field.set(offer.timetableEntryId)}
                />
                <span
                  className="stack gap-0"
                  data-full={levelOf(offer) === 'full' ? '' : undefined}
                >
                  <strong>{formatTime(offer.departsAt)}</strong>
                  <small className={offer.isClosed ? undefined : looks[levelOf(offer)]}>
                    {roomIn(say, offer, days.length)}
                  </small>
                </span>
              </label>
            ))}
          </div>
          {isOver && <p className="soft">{say(noDepartures)}</p>}
          {isOver && first !== undefined && days.length === 1 && (
            <OtherRuns
              line={line}
              day={first}
              runs={departures(first).runs}
              after={atMinute(first, 0)}
              stretch={stretch}
              seats={seats}
              isLate={isLate}
              onTake={onTake}
            />
          )}
          {isUnreachable && !isOver && <p className="soft">{say(seatsOffline)}</p>}
        </>
      )}
    </FieldFrame>
  );
};
