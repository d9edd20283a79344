import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, atMinute, type Day } from '#domain/dates/bangkok-time';
import { boardLabel, byCars, byDrivers, noCars, noDrivers } from '#words/arranging';
import { useRemote } from '../../../remote/use-remote';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import type { boardRows } from '../arranging-search';
import { useArranging } from '../arranging-context';
import { adviceFor, suggestionsFor } from '../day-remote';
import { canJoin } from '../joining';
import { endOf, isLate, startOf, targetKey, type Target } from '../target';
import { carName, driverName, targetName, targetPeriod, targetRoute } from '../texts';
import { boardRowsOf, isTakenIn, type Lying } from './board-rows';
import { Row } from './board-row';
import { CarHead, DriverHead } from './row-heads';
import { type TimeScale, timeScale } from './time-scale';
import { useCells } from './use-cells';
import { useDrag } from './use-drag';
import { useLatest } from './use-latest';
import { PickedBar } from './picked-bar';
import { stopsOf } from './stops-of';
import { RowsInSight } from './rows-in-sight';
import { ROW_HEIGHT } from './use-row-window';
import { usePlace } from './use-place';
import { WaitingList } from './waiting-list';
import classes from './board.module.css';

const HOUR = 3_600_000;

/** For the lines between hours or days. */
const tickWidth = ({ ticks, width }: TimeScale) => ({
  '--tick': `${ticks[0]?.width ?? width}px`,
});

type BoardProps = {
  from: Day;
  to: Day;
  targets: readonly Target[];
  isSearched: boolean;
  target: Target | null;
  by: (typeof boardRows)[number];
  /** The panel of what is chosen is open, and says all that the bar below would. */
  isDetailed: boolean;
  onDetails: () => void;
};

/** Cars or drivers against time; beside it what waits. Dragging is a short cut: every drop has a button. */
export const Board = (props: BoardProps) => {
  const { from, to, targets, isSearched, target, by, isDetailed, onDetails } = props;
  const say = useSay();
  const now = useNow().getTime();
  const { day, kind, open, isFrozen } = useArranging();
  const board = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => boardRowsOf(day, by), [day, by]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const scale = useMemo(() => {
    const start = Date.parse(atMinute(from, 0));
    const end = Date.parse(atMinute(addDays(to, 1), 0));
    return timeScale(start, end, from === to ? (day.kind.pools ? 72 : 48) : 9);
  }, [from, to, day.kind.pools]);
  const { place, mergeInto, dialog } = usePlace(by);
  const { held, over, ghost, begin } = useDrag({
    scroller,
    canDrag: !isFrozen,
    onDrop: (what, where) => {
      const [type, id = ''] = where.split(':');
      const row = rows.find((shown) => shown.id === id);
      // What stands against it was shown while it was held: it cannot be let go there.
      if (type !== 'row') void mergeInto(what, id);
      else if (row && stopIn(row) === null) void place(what, id);
    },
  });
  const placing = held ?? target;
  const { value: suggestions } = useRemote(suggestionsFor, placing && adviceFor(kind, placing));
  const stopOf = stopsOf(suggestions, by, say);
  const cells = useCells({
    lengths: useMemo(() => rows.map(({ trips }) => trips.length + 1), [rows]),
    scroller,
  });

  // The working day is what a dispatcher looks for, not midnight.
  useEffect(() => {
    const moment = Date.now();
    const isToday = moment >= scale.from && moment < scale.to;
    const first = Math.max(scale.from + 6 * HOUR, isToday ? moment - HOUR : 0);
    scroller.current?.scrollTo({ left: scale.at(first) });
  }, [scale]);

  const heads = useMemo(
    () =>
      by === 'cars'
        ? day.resources.cars.map((car) => ({ name: car.plate, head: <CarHead car={car} /> }))
        : day.resources.drivers.map((driver) => ({
            name: driver.name,
            head: <DriverHead day={day} driver={driver} />,
          })),
    [day, by],
  );
  const partnerOf = useCallback(
    ({ carId, driverId }: Lying) =>
      by === 'cars' ? driverName(day, driverId) : carName(day, carId),
    [by, day],
  );
  const late = useMemo(
    () => new Set(day.trips.filter((trip) => isLate(trip, now)).map(({ id }) => id)),
    [day, now],
  );
  const canPlace = placing !== null && !isFrozen;
  const joinable = useMemo(
    () =>
      placing && day.kind.pools
        ? new Set(day.trips.filter((trip) => canJoin(placing, trip, day)).map(({ id }) => id))
        : null,
    [placing, day],
  );
  const stopIn = (row: (typeof rows)[number]): string | null => {
    if (!canPlace) return null;
    const period = { startsAt: startOf(placing), endsAt: endOf(placing) };
    return stopOf(row.id, isTakenIn(row, placing.id, period));
  };
  const latest = useLatest({
    assign: (rowId: string) => {
      if (placing) void place(placing, rowId);
    },
    openOrClose: (next: Target) =>
      open(target && targetKey(next) === targetKey(target) ? null : next),
  });
  const what = placing ? targetName(placing, say) : '';
  const drawRow = (index: number): ReactNode => {
    const row = rows[index];
    const head = heads[index];
    return (
      row &&
      head && (
        <Row
          row={row}
          index={index}
          name={head.name}
          head={head.head}
          scale={scale}
          isPlacing={canPlace}
          stop={stopIn(row)}
          what={what}
          isOver={over === `row:${row.id}`}
          joinable={joinable}
          overTrip={row.trips.find(({ trip }) => over === `trip:${trip.id}`)?.trip.id ?? null}
          openId={target?.id ?? null}
          current={cells.currentIn(index)}
          partnerOf={partnerOf}
          late={late}
          onAssign={latest.assign}
          onOpen={latest.openOrClose}
          onDragBegin={begin}
        />
      )
    );
  };

  /** From the card that is picked Tab leads to its bar at once, and back; Escape lets go of it. */
  const goOn = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const card = board.current?.querySelector<HTMLElement>('[data-target][aria-pressed="true"]');
    const first = board.current?.querySelector<HTMLElement>('[data-bar] button:not(:disabled)');
    const [here, there] = shiftKey ? [first, card] : [card, first];
    if (key === 'Tab' && here && there && event.target === here) {
      event.preventDefault();
      there.focus();
    }
    if (key === 'Escape' && target && !held) {
      open(null);
      card?.focus();
    }
  };

  return (
    <div
      ref={board}
      role="presentation"
      className={classes['board']}
      data-picked={(target && !isDetailed) || undefined}
      onKeyDown={goOn}
    >
      <WaitingList
        day={day}
        targets={targets}
        isSearched={isSearched}
        openKey={target && targetKey(target)}
        onOpen={latest.openOrClose}
        onDragBegin={begin}
      />
      <div ref={scroller} className={classes['scroller']}>
        <div
          role="grid"
          tabIndex={-1}
          aria-label={say(boardLabel)}
          aria-rowcount={rows.length + 1}
          className={classes['grid']}
          style={{
            height: rows.length * ROW_HEIGHT,
            width: `calc(var(--head-width) + ${scale.width}px)`,
            ...tickWidth(scale),
          }}
          onKeyDown={cells.onKeyDown}
        >
          <div role="row" aria-rowindex={1} className={classes['times']}>
            <span role="columnheader" className={classes['corner']}>
              {say(by === 'cars' ? byCars : byDrivers)}
            </span>
            {scale.ticks.map(({ left, width, label, weekday }) => (
              <span
                key={left}
                role="columnheader"
                className={classes['tick']}
                style={{ left: `calc(var(--head-width) + ${left}px)`, width }}
              >
                <span>{[weekday && say(weekday), label].filter(Boolean).join(' ')}</span>
              </span>
            ))}
          </div>
          {now >= scale.from && now < scale.to && (
            <span
              aria-hidden
              className={classes['now']}
              style={{
                left: `calc(var(--head-width) + ${scale.at(now)}px)`,
                height: rows.length * ROW_HEIGHT,
              }}
            />
          )}
          <RowsInSight scroller={scroller} ids={ids} draw={drawRow} />
        </div>
        {rows.length === 0 && <p className="empty">{say(by === 'cars' ? noCars : noDrivers)}</p>}
      </div>
      {held && (
        <div ref={ghost} className={classes['ghost']} aria-hidden data-kind={kind}>
          <strong>{targetPeriod(held)}</strong>
          <span>{targetRoute(held)}</span>
        </div>
      )}
      {target && !isDetailed && (
        <PickedBar target={target} suggestions={suggestions} onDetails={onDetails} />
      )}
      {dialog}
    </div>
  );
};
