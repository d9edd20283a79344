import { memo, type PointerEvent } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import { flagNames, linkedHere, seatsCount, states } from '#words/arranging';
import { fitCars, fitCarsLong, fitNames } from '#words/board';
import { CheckIcon } from '../../../ui/status-icons';
import { useSay } from '../../../ui/use-say';
import { AloneIcon, NoteIcon, SeatIcon, TogetherIcon } from '../arranging-icons';
import { targetKey, targetSeats, type Target } from '../target';
import {
  providerText,
  targetBookings,
  targetBrief,
  targetRefs,
  targetRoute,
  targetWhen,
} from '../texts';
import { lacksDriver } from '../use-assign';
import type { Fit } from './fits';
import classes from './waiting.module.css';

export type LineHandlers = {
  onOpen: (target: Target) => void;
  onDragBegin: (event: PointerEvent, target: Target) => void;
};

type LineProps = LineHandlers & {
  target: Target;
  day: ArrangeDay;
  fit: Fit | undefined;
  /** Its start is over, and it has not left. */
  hasBegun: boolean;
  /** Of more weight than what could: the car that is proposed. */
  goesTo: string | undefined;
  isPicked: boolean;
  /** Asked for together with what is picked. */
  isLinked: boolean;
  /** Null while one at a time is picked. */
  isChosen: boolean | null;
  isReachable: boolean;
};

const lookOf = (fit: Fit | undefined) => {
  if (fit === 'joins') return 'urgent';
  return fit === 'none' || fit === 'driver' ? 'wrong' : 'accent';
};

/** In forty-four pixels: when, how many, what to mind, who could take it, and where to. */
export const WaitingLine = memo((props: LineProps) => {
  const { target, day, fit, hasBegun, goesTo, isPicked, isLinked, isChosen } = props;
  const { isReachable, onOpen, onDragBegin } = props;
  const say = useSay();
  const bookings = targetBookings(target);
  const flags = [...new Set(bookings.flatMap((booking) => booking.flags))];
  const trip = target.type === 'trip' ? target.trip : null;
  const seats = targetSeats(target);
  const lacks = lacksDriver(target, day.kind.withDriver);
  const able =
    fit === undefined
      ? ''
      : typeof fit === 'number'
        ? say(fitCars, { count: fit })
        : say(fitNames[fit]);
  const short = goesTo === undefined ? able : `→ ${goesTo}`;
  const isCounted = goesTo === undefined && typeof fit === 'number';
  const long = isCounted ? say(fitCarsLong, { count: fit }) : short;
  const state = (trip && providerText(trip, day, say)) || (lacks ? say(states.noDriver) : '');
  const words = [
    targetWhen(target, day),
    hasBegun && say(states.begun),
    targetRoute(target),
    targetRefs(target),
    say(seatsCount, { count: seats }),
    ...flags.map((flag) => say(flagNames[flag])),
    isLinked && say(linkedHere),
    state || long,
  ];
  return (
    <button
      type="button"
      className={classes['line']}
      {...(isChosen === null
        ? { 'aria-pressed': isPicked }
        : { role: 'checkbox', 'aria-checked': isChosen })}
      aria-label={words.filter(Boolean).join(', ')}
      title={words.filter(Boolean).join(' · ')}
      tabIndex={isReachable ? 0 : -1}
      data-target={targetKey(target)}
      data-linked={isLinked || undefined}
      data-urgent={flags.includes('urgent') || undefined}
      onClick={() => onOpen(target)}
      onPointerDown={(event) => isChosen === null && onDragBegin(event, target)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className={`soft numbers ${classes['facts'] ?? ''}`}>
        {isChosen !== null && (
          <span className={classes['box']}>{isChosen && <CheckIcon size={14} />}</span>
        )}
        {/* A long name of the car that is proposed gives way, never the time. */}
        <strong className={`numbers ${goesTo === undefined ? 'clip' : 'firm nowrap'}`}>
          {targetBrief(target, day)}
        </strong>
        <span className={classes['seats']}>
          <SeatIcon size={14} />
          {seats}
        </span>
        {/* Beside the box there is room for the times or for this. */}
        {flags.includes('note') && goesTo === undefined && isChosen === null && (
          <NoteIcon size={15} />
        )}
        {flags.includes('group') && goesTo === undefined && <TogetherIcon size={15} />}
        {flags.includes('alone') && goesTo === undefined && <AloneIcon size={15} />}
        {!state && (
          <span
            className={`push strong ${goesTo === undefined ? `firm nowrap ${lookOf(fit)}` : 'clip accent'}`}
          >
            {short}
          </span>
        )}
      </span>
      <span className="clip soft">
        {hasBegun && <span className="wrong">{say(states.begun)} · </span>}
        {state && <span className="urgent">{state} · </span>}
        {targetRoute(target)}
      </span>
      <span className="hidden">{targetRefs(target)}</span>
    </button>
  );
});
