import type { ReactNode } from 'react';
import type { ArrangeBooking, ArrangeDay } from '#contract/arranging';
import { carClasses, type CarClass } from '#domain/fleet/car';
import {
  carNotBack,
  flagNames,
  lateBack,
  seatsCount,
  seatsOfPlaces,
  states,
  timesToConfirm,
} from '#words/arranging';
import { carStands } from '#words/fleet';
import { classNames as carClassNames } from '#words/fleet';
import type { Say } from '#words/message';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { StatusChip } from '../../ui/status-chip';
import classes from './arranging.module.css';
import { useArranging } from './arranging-context';
import { endMarksOf, noMarks, RealTimes, sayEndMark } from './end-marks';
import { findLateBefore, isLate, shouldHaveLeft, type Target, troubleOf } from './target';
import { providerText, targetWhen } from './texts';

const isClass = (text: string): text is CarClass =>
  (carClasses as readonly string[]).includes(text);

export const className = (of: string | null, say: Say): string =>
  of !== null && isClass(of) ? say(carClassNames[of]) : '';

const useSeats = () => {
  const say = useSay();
  return (target: Target): string => {
    if (target.type === 'booking') return say(seatsCount, { count: target.booking.seats });
    const { seatsTaken: taken, places } = target.trip;
    return places === null
      ? say(seatsCount, { count: taken })
      : say(seatsOfPlaces, { taken, places });
  };
};

/** Beside one another in a cell, not upon one another. */
export const Tags = ({ children }: { children: ReactNode }) => (
  <span className={classes['tags']}>{children}</span>
);

type SeatsProps = { target: Target; day: ArrangeDay };

/** Whether its provider has answered is said by its status. */
export const SeatsAndMissing = ({ target, day }: SeatsProps) => {
  const say = useSay();
  const seats = useSeats();
  const now = useNow().getTime();
  const trip = target.type === 'trip' ? target.trip : null;
  return (
    <>
      <span className="nowrap">{seats(target)}</span>
      {trip && findLateBefore(day, trip, now) && <em className="tag warns">{say(carNotBack)}</em>}
      {trip?.waitsFor === 'car' && <em className="tag calls">{say(states.noCar)}</em>}
      {trip?.waitsFor === 'driver' && <em className="tag calls">{say(states.noDriver)}</em>}
    </>
  );
};

type FlagsProps = { of: readonly ArrangeBooking[]; isUnconfirmed?: boolean };

export const Flags = ({ of, isUnconfirmed = false }: FlagsProps) => {
  const say = useSay();
  const flags = [...new Set(of.flatMap((booking) => booking.flags))];
  return (
    <>
      {isUnconfirmed && <em className="tag calls">{say(timesToConfirm)}</em>}
      {flags.map((flag) => (
        <span key={flag} className={`tag ${flag === 'urgent' ? 'calls' : 'soft'}`}>
          {say(flagNames[flag])}
        </span>
      ))}
    </>
  );
};

/** A booking's own chip; a trip carries that of its bookings, who all stand alike but for those who did not come. */
export const Status = ({ target }: { target: Target }) => {
  const say = useSay();
  const { day } = useArranging();
  const now = useNow().getTime();
  const trip = target.type === 'trip' ? target.trip : null;
  if (trip && troubleOf(day, trip, now)) return <em className="tag warns">{say(carStands)}</em>;
  if (trip && isLate(trip, now)) return <em className="tag warns">{say(lateBack)}</em>;
  if (shouldHaveLeft(target, day, now)) return <em className="tag warns">{say(states.begun)}</em>;
  const awaited = trip ? providerText(trip, day, say) : '';
  if (awaited !== '') return <span className="tag calls">{awaited}</span>;
  const bookings = target.type === 'booking' ? [target.booking] : target.trip.bookings;
  const standing = [...new Set(bookings.map(({ status }) => status))];
  return (
    <Tags>
      {standing.slice(0, 2).map((state) => (
        <StatusChip key={state} state={state} />
      ))}
    </Tags>
  );
};

/** A line for each end of several days, or for the day and its hours; and when it really was. */
export const Period = ({ target }: { target: Target }) => {
  const { day } = useArranging();
  const text = targetWhen(target, day);
  const say = useSay();
  const { left, returned } = target.type === 'trip' ? endMarksOf(target.trip) : noMarks;
  const marks = [left, returned].flatMap((mark) => (mark ? [sayEndMark(mark, say)] : []));
  const parts = text.includes(' – ') ? text.split(' – ') : text.split(' ');
  return (
    <span className={classes['period']}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {marks.length > 0 && target.type === 'trip' && (
        <span className="soft small" title={marks.join(', ')}>
          <RealTimes trip={target.trip} />
          <span className="hidden">{marks.join(', ')}</span>
        </span>
      )}
    </span>
  );
};
