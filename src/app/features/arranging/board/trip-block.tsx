import { memo, type PointerEvent } from 'react';
import { formatTime } from '#domain/dates/format-bangkok';
import { flagNames, linkedHere, seatsOfPlaces } from '#words/arranging';
import type { Message } from '#words/message';
import { proposedFor } from '#words/proposals';
import { useSay } from '../../../ui/use-say';
import { LockIcon, TogetherIcon } from '../arranging-icons';
import { endMarksOf, EndSign, RealTimes, sayEndMark, worstOf } from '../end-marks';
import { bookingRoute, periodText, targetName, tripRoute, tripStateName } from '../texts';
import type { Target } from '../target';
import type { Lying } from './board-rows';
import type { TimeScale } from './time-scale';
import classes from './blocks.module.css';

/** So much room a time and the beginning of a route need. */
const READABLE = 96;
const LEGIBLE = 64;
/** So much of it that its beginning may lie out of sight while it can still be read. */
const LONG = 192;
/** Where what stands below a name is one line also in a low row: the second one is the name's. */
const WIDE = 224;
/** Of a row: several lines, or one from top to bottom. */
const HIGH = 88;

const LINE = 19;
/** Above and below the words of a row's head; a block has the border of what is late besides. */
export const HEAD_EDGES = 6;
const EDGES = HEAD_EDGES + 4;

/** So many a name and what stands below it may each take: in a lower row the name is one line. */
export const linesIn = (rowHeight: number, edges = EDGES): number => {
  const lines = Math.floor((rowHeight - edges) / LINE);
  return rowHeight >= HIGH ? Math.floor(lines / 2) : Math.min(2, Math.max(1, lines - 1));
};

/** How a block is read: in itself, on into the free time after it, from top to bottom, or by its time alone. */
export const readingOf = (width: number, room: number, rowHeight: number) => {
  if (width >= READABLE) return 'inside';
  if (room >= READABLE || (room >= LEGIBLE && rowHeight < HIGH)) return 'beside';
  return rowHeight >= HIGH ? 'upright' : 'time';
};

type Reading = ReturnType<typeof readingOf>;

/** A time alone needs so much. */
const TIMED = 40;

/** What a block says that has no room for more than its start: of the thinnest, in a week, the hour. */
export const startIn = (width: number, at: number | string): string =>
  formatTime(at).slice(0, width < TIMED ? 2 : undefined);

/** Before who drives it; where no second line has room, the frame alone says it. */
export const alarmWordOf = (reading: Reading, word: string): string =>
  reading === 'upright' || reading === 'time' ? '' : `${word} · `;

type TripBlockProps = {
  lying: Lying;
  scale: TimeScale;
  rowHeight: number;
  /** Up to what comes next in its row. */
  nextAt: number;
  isOpen: boolean;
  /** Among several that are chosen. */
  isChosen: boolean;
  /** Where it stands among the row's stops for the arrow keys. */
  cell: string;
  isReachable: boolean;
  /** Whether a drop on it would pool; null while nothing could. */
  join: boolean | null;
  isOver: boolean;
  /** The driver in the row of a car, the car in the row of a driver. */
  partner: string;
  /** To be seen in red: not left, still under way after its end, or its car cannot go on. */
  alarm: Message | undefined;
  /** Asked for together with what is picked. */
  isLinked: boolean;
  /** What a proposal gives it instead, and whether it leaves this row for that. */
  changesTo: string | null;
  leaves: boolean;
  /** Something that is proposed lies over it. */
  isCovered: boolean;
  onOpen: (target: Target) => void;
  onDragBegin: (event: PointerEvent, target: Target) => void;
};

/** A trip as it lies in its row: the plan, with its buffer hatched after it. */
export const TripBlock = memo((props: TripBlockProps) => {
  const { lying, scale, rowHeight, nextAt, isOpen, isChosen, cell, isReachable, join } = props;
  const { isOver, partner, alarm, isLinked, changesTo, leaves, isCovered, onOpen, onDragBegin } =
    props;
  const say = useSay();
  const { trip, startsAt, endsAt, heldFrom, heldUntil } = lying;
  const plan = scale.place(startsAt, endsAt);
  const held = scale.place(heldFrom, heldUntil);
  if (!plan) return null;
  const target: Target = { type: 'trip', id: trip.id, trip };
  const name = targetName(target, say);
  const room = Math.max(plan.width, scale.at(nextAt) - plan.left);
  const reading = readingOf(plan.width, room, rowHeight);
  const route = tripRoute(trip);
  const marks = endMarksOf(trip);
  // With a swap on the way, one car left and another came back.
  const left = trip.assignments[0]?.id === lying.key ? marks.left : null;
  const returned = trip.assignments.at(-1)?.id === lying.key ? marks.returned : null;
  const seats =
    trip.places === null ? '' : say(seatsOfPlaces, { taken: trip.seatsTaken, places: trip.places });
  const isInGroup = trip.bookings.some(({ groupId }) => groupId !== null);
  const words = [
    periodText(trip),
    name,
    route,
    seats,
    partner,
    changesTo && `${say(proposedFor)} → ${changesTo}`,
    say(alarm ?? tripStateName(trip)),
    isLinked ? say(linkedHere) : isInGroup && say(flagNames.group),
    left && sayEndMark(left, say),
    returned && sayEndMark(returned, say),
    ...trip.bookings.slice(1, 3).map((booking) => bookingRoute(booking)),
  ];
  const start = formatTime(left?.at ?? startsAt);
  const isInside = reading === 'inside';
  const isTime = reading === 'time';
  const brief = isTime ? startIn(plan.width, left?.at ?? startsAt) : `${start} ${route || name}`;
  const isWide = plan.width >= WIDE;
  const isHigh = rowHeight >= HIGH;
  const facts = isInside
    ? [partner, seats === '' && name]
    : [reading === 'upright' || isTime ? '' : partner || name];
  // Of what a proposal changes nothing else is of weight.
  const changes = changesTo && `${leaves ? '' : partner} → ${changesTo}`;
  const worst = isInside ? null : worstOf({ left, returned });
  return (
    <>
      {held && <span className={classes['buffer']} style={held} aria-hidden />}
      <button
        type="button"
        className={classes['block']}
        style={{ ...plan, '--room': `${room - 4}px` } as React.CSSProperties}
        title={words.filter(Boolean).join(' · ')}
        data-reading={reading}
        data-lines={isHigh || isWide || undefined}
        data-long={plan.width >= LONG || undefined}
        data-state={trip.waitsFor ?? trip.status}
        data-open={isOpen || undefined}
        data-chosen={isChosen || undefined}
        data-late={alarm ? true : undefined}
        data-linked={isLinked || undefined}
        data-changes={changesTo === null ? undefined : leaves ? 'row' : 'partner'}
        data-covered={isCovered || undefined}
        data-drop={join ? `trip:${trip.id}` : undefined}
        data-join={join === null ? undefined : join ? 'yes' : 'no'}
        data-over={isOver || undefined}
        data-cell={cell}
        tabIndex={isReachable ? 0 : -1}
        aria-pressed={isOpen || isChosen}
        aria-label={words.filter(Boolean).join(', ')}
        onClick={() => onOpen(target)}
        onPointerDown={(event) => onDragBegin(event, target)}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span className={classes['label']}>
          <span className={classes['name']}>
            {worst && <EndSign mark={worst} />}
            {trip.locked && <LockIcon size={14} />}
            {isInGroup && (isInside || isLinked) && <TogetherIcon size={14} />}
            <span className={isInside && (isHigh || isWide) ? 'clamp' : 'clip'}>
              {isInside ? route || name : brief}
            </span>
          </span>
          <span
            className={`soft numbers ${isInside && (isHigh || !isWide) ? 'clamp' : 'clip'} ${classes['facts'] ?? ''}`}
          >
            {alarm && alarmWordOf(reading, say(alarm))}
            {changes ?? (
              <>
                {isInside && <RealTimes trip={trip} marks={{ left, returned }} />}
                {isInside && ' · '}
                {facts.filter(Boolean).join(' · ')}
                {isInside && seats !== '' && (
                  <>
                    {partner && ' · '}
                    <span className="nowrap">{seats}</span>
                  </>
                )}
              </>
            )}
          </span>
        </span>
      </button>
    </>
  );
});
