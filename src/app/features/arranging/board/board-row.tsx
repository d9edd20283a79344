import { type CSSProperties, memo, type PointerEvent, type ReactNode } from 'react';
import { assignTo, blockNames, chosen as chosenWord } from '#words/arranging';
import { bestSlot } from '#words/board';
import type { Message } from '#words/message';
import { useSay } from '../../../ui/use-say';
import type { RowDifference } from '../proposal/difference';
import type { Target } from '../target';
import type { BoardRow, Lying } from './board-rows';
import { GhostBlock } from './ghost-block';
import type { TimeScale } from './time-scale';
import { HEAD_EDGES, linesIn, TripBlock } from './trip-block';
import classes from './rows.module.css';
import blocks from './blocks.module.css';

/** So wide it can be said that it is the best; where it is narrower its colour says so. */
const WORD = 56;

type RowProps = {
  row: BoardRow;
  index: number;
  name: string;
  head: ReactNode;
  /** What the head says besides the name, in one sentence. */
  about: string;
  /** What is to be known before something is put into it. */
  warning: { short: string; text: string } | null;
  scale: TimeScale;
  rowHeight: number;
  /** When what is picked begins and ends: where it would lie. */
  slotFrom: number | null;
  slotUntil: number | null;
  /** The server thinks this row the best. */
  isBest: boolean;
  /** Several are being chosen, these. */
  chosen: ReadonlySet<string> | null;
  /** Something is chosen or held, and this row may take it. */
  isPlacing: boolean;
  /** Why it cannot. */
  stop: string | null;
  what: string;
  isOver: boolean;
  /** Trips that what is chosen or held could join; null where nothing joins anything. */
  joinable: ReadonlySet<string> | null;
  /** The one it is held over. */
  overTrip: string | null;
  openId: string | null;
  /** Which of the row's stops the arrow keys stand on; null in all other rows. */
  current: number | null;
  /** Who or what goes with it besides the row itself. */
  partnerOf: (of: Pick<Lying, 'carId' | 'driverId'>) => string;
  /** Trips to be seen in red, and the word for it. */
  alarms: ReadonlyMap<string, Message>;
  /** Trips and bookings that were asked for together with what is picked. */
  linked: ReadonlySet<string>;
  /** What an open proposal would change in it. */
  difference: RowDifference | undefined;
  onAssign: (rowId: string) => void;
  onOpen: (target: Target) => void;
  onDragBegin: (event: PointerEvent, target: Target) => void;
};

export const Row = memo((props: RowProps) => {
  const {
    row,
    index,
    name,
    head,
    about,
    warning,
    scale,
    rowHeight,
    slotFrom,
    slotUntil,
    isBest,
    chosen,
    isPlacing,
    stop,
    what,
    isOver,
    joinable,
    overTrip,
    openId,
    current,
    partnerOf,
    alarms,
    linked,
    difference,
  } = props;
  const { onAssign, onOpen, onDragBegin } = props;
  const say = useSay();
  const canTake = isPlacing && stop === null;
  const warns = canTake ? warning : null;
  const slot =
    canTake && slotFrom !== null && slotUntil !== null ? scale.place(slotFrom, slotUntil) : null;
  const ghosts = difference?.ghosts ?? [];
  const starts = [...row.trips, ...ghosts].map(({ startsAt }) => startsAt);
  // Words that go on into another day would look like a trip that does.
  const nextAfter = (startsAt: number) =>
    Math.min(scale.dayEnd(startsAt), ...starts.filter((start) => start > startsAt));
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes['row']}
      data-fit={isPlacing ? (canTake ? 'yes' : 'no') : undefined}
      data-over={isOver || undefined}
      data-drop={`row:${row.id}`}
    >
      <div
        role="rowheader"
        className={classes['head']}
        style={{ '--lines': linesIn(rowHeight, HEAD_EDGES) } as CSSProperties}
      >
        <button
          type="button"
          className={classes['take']}
          data-stopped={stop !== null || warns !== null || undefined}
          data-cell={`${index}-0`}
          tabIndex={current === 0 ? 0 : -1}
          aria-disabled={!canTake}
          aria-label={
            canTake
              ? [say(assignTo, { what: name, to: what }), warns?.text, about]
                  .filter(Boolean)
                  .join(', ')
              : [name, stop, about].filter(Boolean).join(', ')
          }
          onClick={canTake ? () => onAssign(row.id) : undefined}
        >
          {head}
          {stop && <span className={`${classes['stop']} wrong`}>{stop}</span>}
          {warns && (
            <span className={`${classes['stop']} urgent`} title={warns.text}>
              {warns.short}
            </span>
          )}
        </button>
      </div>
      <div role="gridcell" className={classes['track']} style={{ width: scale.width }}>
        {row.blocks.map(({ key, block, startsAt, endsAt }) => {
          const place = scale.place(startsAt, endsAt);
          const text = block.reason ?? say(blockNames[block.type]);
          return (
            place && (
              <span
                key={key}
                className={blocks['standing']}
                data-type={block.type}
                style={place}
                title={text}
              >
                <span className="clip">{text}</span>
              </span>
            )
          );
        })}
        {slot && (
          <button
            type="button"
            aria-hidden
            tabIndex={-1}
            className={classes['slot']}
            style={slot}
            data-best={isBest || undefined}
            onClick={() => onAssign(row.id)}
          >
            {isBest && slot.width >= WORD ? say(bestSlot) : '+'}
          </button>
        )}
        {row.trips.map((lying, place) => (
          <TripBlock
            key={lying.key}
            lying={lying}
            scale={scale}
            rowHeight={rowHeight}
            nextAt={nextAfter(lying.startsAt)}
            isChosen={chosen?.has(lying.trip.id) ?? false}
            isOpen={lying.trip.id === openId}
            cell={`${index}-${place + 1}`}
            isReachable={current === place + 1}
            join={joinable ? joinable.has(lying.trip.id) : null}
            isOver={overTrip === lying.trip.id}
            partner={partnerOf(lying)}
            alarm={alarms.get(lying.trip.id)}
            isLinked={linked.has(lying.trip.id)}
            changesTo={difference?.marks.get(lying.trip.id)?.to ?? null}
            leaves={difference?.marks.get(lying.trip.id)?.leaves ?? false}
            isCovered={ghosts.some(
              (ghost) => ghost.startsAt < lying.endsAt && lying.startsAt < ghost.endsAt,
            )}
            onOpen={onOpen}
            onDragBegin={onDragBegin}
          />
        ))}
        {ghosts.map((ghost, place) => (
          <GhostBlock
            key={ghost.change.id}
            ghost={ghost}
            scale={scale}
            rowHeight={rowHeight}
            nextAt={nextAfter(ghost.startsAt)}
            isOpen={ghost.target.id === openId}
            cell={`${index}-${row.trips.length + place + 1}`}
            isReachable={current === row.trips.length + place + 1}
            partner={partnerOf(ghost.change.after)}
            onOpen={onOpen}
          />
        ))}
        {canTake && isOver && <span className="hidden">{say(chosenWord)}</span>}
      </div>
    </div>
  );
});
