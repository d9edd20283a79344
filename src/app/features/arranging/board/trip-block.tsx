import { memo, type PointerEvent } from 'react';
import { formatTime } from '#domain/dates/format-bangkok';
import { lateBack, seatsOfPlaces } from '#words/arranging';
import { useSay } from '../../../ui/use-say';
import { LockIcon } from '../arranging-icons';
import { bookingRoute, periodText, targetName, tripRoute, tripStateName } from '../texts';
import type { Target } from '../target';
import type { Lying } from './board-rows';
import type { TimeScale } from './time-scale';
import classes from './board.module.css';

/** Too little room for a route: when it begins says more. */
const NARROW = 96;
/** So much that its beginning may lie out of sight while it can still be read. */
const LONG = 192;

type TripBlockProps = {
  lying: Lying;
  scale: TimeScale;
  isOpen: boolean;
  /** Where it stands among the row's stops for the arrow keys. */
  cell: string;
  isReachable: boolean;
  /** Whether a drop on it would pool; null while nothing could. */
  join: boolean | null;
  isOver: boolean;
  /** The driver in the row of a car, the car in the row of a driver. */
  partner: string;
  /** Still under way after its end. */
  isLate: boolean;
  onOpen: (target: Target) => void;
  onDragBegin: (event: PointerEvent, target: Target) => void;
};

/** A trip as it lies in its row: the plan, with its buffer hatched after it. */
export const TripBlock = memo(
  ({
    lying,
    scale,
    isOpen,
    cell,
    isReachable,
    join,
    isOver,
    partner,
    isLate,
    onOpen,
    onDragBegin,
  }: TripBlockProps) => {
    const say = useSay();
    const { trip, startsAt, endsAt, heldFrom, heldUntil } = lying;
    const plan = scale.place(startsAt, endsAt);
    const held = scale.place(heldFrom, heldUntil);
    if (!plan) return null;
    const target: Target = { type: 'trip', id: trip.id, trip };
    const name = targetName(target, say);
    const isNarrow = plan.width < NARROW;
    const route = tripRoute(trip);
    const seats =
      trip.places === null
        ? ''
        : say(seatsOfPlaces, { taken: trip.seatsTaken, places: trip.places });
    const words = [
      periodText(trip),
      name,
      route,
      seats,
      partner,
      isLate ? say(lateBack) : say(tripStateName(trip)),
      ...trip.bookings.slice(1, 3).map((booking) => bookingRoute(booking)),
    ];
    return (
      <>
        {held && <span className={classes['buffer']} style={held} aria-hidden />}
        <button
          type="button"
          className={classes['block']}
          style={plan}
          data-narrow={isNarrow || undefined}
          data-long={plan.width >= LONG || undefined}
          data-state={trip.waitsFor ?? trip.status}
          data-open={isOpen || undefined}
          data-late={isLate || undefined}
          data-drop={join ? `trip:${trip.id}` : undefined}
          data-join={join === null ? undefined : join ? 'yes' : 'no'}
          data-over={isOver || undefined}
          data-cell={cell}
          tabIndex={isReachable ? 0 : -1}
          aria-pressed={isOpen}
          aria-label={words.filter(Boolean).join(', ')}
          onClick={() => onOpen(target)}
          onPointerDown={(event) => onDragBegin(event, target)}
          onContextMenu={(event) => event.preventDefault()}
        >
          <span className={classes['blockName']}>
            {trip.locked && <LockIcon size={14} />}
            <span>{isNarrow ? formatTime(startsAt) : route || name}</span>
          </span>
          <span className={classes['blockFacts']}>
            {isLate && `${say(lateBack)} `}
            {isNarrow ? route || name : `${periodText(trip)} ${partner} ${seats || name}`}
          </span>
        </button>
      </>
    );
  },
);
