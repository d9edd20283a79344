import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { atMinute, daysBetween, type Day } from '#domain/dates/bangkok-time';
import { useSay } from '../../../ui/use-say';
import type { boardRows } from '../arranging-search';
import { useArranging } from '../arranging-context';
import { canJoin } from '../joining';
import { endOf, startOf, targetKey, type Target } from '../target';
import { carsOf, changeOf, differenceOf } from '../proposal/difference';
import { ProposalBar } from '../proposal/proposal-bar';
import { ProposedPart } from '../proposal/proposed-part';
import type { OpenProposal } from '../proposal/use-proposal';
import { targetName, targetPeriod, targetRoute } from '../texts';
import { useAdvice } from '../use-advice';
import { bestChoice } from '../use-assign';
import { BoardGrid } from './board-grid';
import { isTakenIn } from './board-rows';
import { Row } from './board-row';
import { Dock } from './dock';
import { SeveralDock } from './several-dock';
import { nearestOf } from './fits';
import { stopsOf } from './stops-of';
import { timeScale } from './time-scale';
import { useBoardDay } from './use-board-day';
import { useBoardKeys } from './use-board-keys';
import { useChosen } from './use-chosen';
import { lengthsOf, useCells } from './use-cells';
import { useDrag } from './use-drag';
import { useLatest } from './use-latest';
import { useHeads } from './use-heads';
import { usePageMark } from './use-page-mark';
import { usePlace } from './use-place';
import { headWidthOf, rowHeightIn, trackWidth, useRoom } from './use-room';
import { useWayIn } from './use-way-in';
import { WaitingList } from './waiting-list';
import classes from './board.module.css';

type BoardProps = {
  from: Day;
  to: Day;
  targets: readonly Target[];
  searched: string;
  target: Target | null;
  by: (typeof boardRows)[number];
  /** 1 shows all hours in the width that there is. */
  zoom: number;
  onTurn: () => void;
  /** The panel of what is chosen is open, and says all that the dock would. */
  isDetailed: boolean;
  onDetails: () => void;
  /** Drawn over the day: what would come, and what would go. */
  proposal: OpenProposal;
  onProposalClose: () => void;
};

/** Cars or drivers against time; beside it what waits. Dragging is a short cut: every drop has a button. */
export const Board = (props: BoardProps) => {
  const { from, to, targets, searched, target, by, zoom, onTurn, isDetailed, onDetails } = props;
  const { proposal, onProposalClose } = props;
  const { open: changes } = proposal;
  const say = useSay();
  const { day, kind, open, isFrozen, hint } = useArranging();
  const { now, both, rows, ids, hours, ...read } = useBoardDay(by, targets, target);
  const board = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const headWidth = headWidthOf(by, from === to);
  const scale = useMemo(() => {
    const width = trackWidth(room, headWidth) * zoom;
    return timeScale(Date.parse(atMinute(from, 0)), daysBetween(from, to) + 1, hours, width);
  }, [from, to, hours, room, headWidth, zoom]);
  const rowHeight = rowHeightIn(room, rows.length);
  const { place, mergeInto, dialog } = usePlace(by);
  const { held, over, ghost, begin } = useDrag({
    scroller,
    canDrag: !isFrozen,
    onDrop: (what, where) => {
      const [type, id = ''] = where.split(':');
      if (type !== 'row') return void mergeInto(what, id);
      const row = rows.find((shown) => shown.id === id);
      // Put down where it was taken up: nothing was meant by it.
      if (!row?.trips.some(({ trip }) => trip.id === what.id)) placeIn(id, what);
    },
  });
  /** Its stop was shown perhaps below the finger, or came only while the row was tapped. */
  const placeIn = (rowId: string, what: Target) => {
    const at = ids.indexOf(rowId);
    const stop = rows[at] && stopIn(rows[at]);
    if (stop) hint(`${heads[at]?.name ?? ''} · ${stop}`);
    else void place(what, rowId);
  };
  const change = target && changeOf(changes, target);
  const difference = useMemo(() => differenceOf(day, proposal.open, by), [day, proposal.open, by]);
  const cars = useMemo(() => carsOf(day, proposal.open), [day, proposal.open]);
  // Said in hundreds of lines, perhaps: they come with the grid.
  const goesTo = useDeferredValue(cars);
  // What is proposed for it stands on the board already.
  const placing = held ?? (change ? null : target);
  const { value: suggestions } = useAdvice(placing);
  const stopOf = stopsOf(suggestions, by, say);
  const lengths = useMemo(() => lengthsOf(rows, difference), [rows, difference]);
  const cells = useCells({ lengths, scroller, rowHeight });

  // What only the grid shows of it comes with the grid.
  const [gridPlacing, gridSuggestions] = [useDeferredValue(placing), useDeferredValue(suggestions)];
  const heads = useHeads(by, gridSuggestions, gridPlacing);
  const isPinned = placing?.type === 'trip' && placing.trip.locked;
  const canPlace = placing !== null && !isFrozen && !isPinned;
  const joinable = useMemo(
    () =>
      gridPlacing && day.kind.pools
        ? new Set(day.trips.filter((trip) => canJoin(gridPlacing, trip, day)).map(({ id }) => id))
        : null,
    [gridPlacing, day],
  );
  const stopIn = (row: (typeof rows)[number]): string | null => {
    if (!canPlace) return null;
    // Known without asking anybody, while it is held over the row: the server looks again, and knows more.
    const isTaken = isTakenIn(
      row,
      placing,
      Date.parse(startOf(placing)),
      Date.parse(endOf(placing)),
    );
    return stopOf(row.id, isTaken);
  };
  const several = useChosen(targets);
  const latest = useLatest({
    choose: () => {
      open(null);
      several.choose(several.keys ? null : new Set());
    },
    leave: () => {
      if (several.keys) several.choose(null);
      else if (proposal.isShown) onProposalClose();
    },
    assign: (rowId: string) => {
      if (placing) placeIn(rowId, placing);
    },
    openOrClose: (next: Target) => {
      if (several.keys) several.turn(next);
      else open(target && targetKey(next) === targetKey(target) ? null : next);
    },
  });
  useBoardKeys(board, target, proposal, latest.leave, held !== null || isDetailed);
  usePageMark();
  const wayIn = useWayIn(board);
  const what = placing ? targetName(placing, say) : '';
  const best = suggestions && placing && bestChoice(placing, suggestions, day.kind.withDriver);
  const bestId = best && (by === 'cars' ? best.carId : best.driverId);
  const slot = canPlace ? placing : null;
  const slotFrom = slot && Date.parse(startOf(slot));
  const slotUntil = slot && Date.parse(endOf(slot));
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
          about={head.about}
          warning={head.warning}
          head={head.head}
          scale={scale}
          rowHeight={rowHeight}
          slotFrom={slotFrom}
          slotUntil={slotUntil}
          isBest={row.id === bestId}
          chosen={several.ids}
          isPlacing={canPlace}
          stop={stopIn(row)}
          what={what}
          isOver={over === `row:${row.id}`}
          joinable={joinable}
          overTrip={row.trips.find(({ trip }) => over === `trip:${trip.id}`)?.trip.id ?? null}
          openId={target?.id ?? null}
          current={cells.currentIn(index)}
          partnerOf={read.partnerOf}
          alarms={read.alarms}
          linked={read.linked}
          difference={difference.get(row.id)}
          onAssign={latest.assign}
          onOpen={latest.openOrClose}
          onDragBegin={begin}
        />
      )
    );
  };

  // A tap is answered at once by what stands beside the grid, which comes as a whole right behind.
  const grid = useDeferredValue({
    by,
    ids,
    rowHeight,
    scale,
    headWidth,
    // With all hours in the width nothing is out of sight, and nothing has to be laid out to know.
    pickedFrom: target && zoom > 1 ? Date.parse(startOf(target)) : null,
    pickedUntil: target && zoom > 1 ? Date.parse(endOf(target)) : null,
    isProposed: proposal.isShown,
    onKeyDown: cells.onKeyDown,
    onTurn,
    draw: drawRow,
  });

  return (
    <div ref={board} role="presentation" data-board className={classes['board']} onKeyDown={wayIn}>
      <div className={classes['side']}>
        <WaitingList
          day={day}
          targets={targets}
          fits={read.fits}
          linked={read.linked}
          goesTo={goesTo}
          searched={searched}
          openKey={target && targetKey(target)}
          chosen={several.keys}
          onChoose={day.may.manage ? latest.choose : null}
          onOpen={latest.openOrClose}
          onDragBegin={begin}
        />
        {several.keys && (
          <SeveralDock targets={several.targets} waiting={read.waiting} onChoose={several.choose} />
        )}
        {!several.keys && target && !isDetailed && (
          <Dock
            target={target}
            suggestions={suggestions}
            nearest={suggestions && !best && !change ? nearestOf(day, both, target, now) : null}
            proposed={change && <ProposedPart change={change} of={proposal} goesOn />}
            onDetails={onDetails}
          />
        )}
        {!several.keys && !target && proposal.isShown && !isDetailed && (
          <ProposalBar of={proposal} lies="dock" onLines={onDetails} onClose={onProposalClose} />
        )}
      </div>
      <BoardGrid scroller={scroller} {...grid} />
      {held && (
        <div ref={ghost} className={classes['ghost']} aria-hidden data-kind={kind}>
          <strong>{targetPeriod(held)}</strong>
          <span>{targetRoute(held)}</span>
        </div>
      )}
      {dialog}
    </div>
  );
};
