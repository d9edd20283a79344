import { memo, type PointerEvent, type ReactNode } from 'react';
import { assign, assignTo, blockNames, chosen } from '#words/arranging';
import { useSay } from '../../../ui/use-say';
import { PlusIcon } from '../arranging-icons';
import type { Target } from '../target';
import type { BoardRow } from './board-rows';
import type { TimeScale } from './time-scale';
import { TripBlock } from './trip-block';
import classes from './board.module.css';

/** What stands against, or speaks for, what is being placed in this row. */
export type Fit = { stop: string | null };

type RowProps = {
  row: BoardRow;
  index: number;
  name: string;
  head: ReactNode;
  scale: TimeScale;
  /** Null while nothing is chosen or held. */
  fit: Fit | null;
  what: string;
  isOver: boolean;
  /** Trips that a drop would join. */
  pools: boolean;
  openId: string | null;
  /** Which of the row's stops the arrow keys stand on; null in all other rows. */
  current: number | null;
  onAssign: () => void;
  onOpen: (target: Target) => void;
  onDragBegin: (event: PointerEvent, target: Target) => void;
};

export const Row = memo((props: RowProps) => {
  const { row, index, name, head, scale, fit, what, isOver, pools, openId, current } = props;
  const { onAssign, onOpen, onDragBegin } = props;
  const say = useSay();
  const canTake = fit !== null && fit.stop === null;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes['row']}
      data-fit={fit ? (canTake ? 'yes' : 'no') : undefined}
      data-over={isOver || undefined}
      data-drop={`row:${row.id}`}
    >
      <div role="rowheader" className={classes['head']}>
        <button
          type="button"
          className={classes['take']}
          data-cell={`${index}-0`}
          tabIndex={current === 0 ? 0 : -1}
          aria-disabled={!canTake}
          aria-label={
            canTake ? say(assignTo, { what: name, to: what }) : [name, fit?.stop].join(' ')
          }
          onClick={canTake ? onAssign : undefined}
        >
          {head}
          {fit?.stop && <span className={classes['stop']}>{fit.stop}</span>}
          {canTake && (
            <span className={classes['takeSign']} title={say(assign)}>
              <PlusIcon size={20} />
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
                className={classes['standing']}
                data-type={block.type}
                style={place}
                title={text}
              >
                {text}
              </span>
            )
          );
        })}
        {row.trips.map((lying, place) => (
          <TripBlock
            key={lying.key}
            lying={lying}
            scale={scale}
            isOpen={lying.trip.id === openId}
            cell={`${index}-${place + 1}`}
            isReachable={current === place + 1}
            drop={pools ? `trip:${lying.trip.id}` : null}
            onOpen={() => onOpen({ type: 'trip', id: lying.trip.id, trip: lying.trip })}
            onDragBegin={(event) =>
              onDragBegin(event, { type: 'trip', id: lying.trip.id, trip: lying.trip })
            }
          />
        ))}
        {canTake && isOver && <span className={classes['dropSign']}>{say(chosen)}</span>}
      </div>
    </div>
  );
});
