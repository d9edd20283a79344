import { memo, type CSSProperties } from 'react';
import { formatTime } from '#domain/dates/format-bangkok';
import { proposedFor } from '#words/proposals';
import { useSay } from '../../../ui/use-say';
import type { Ghost } from '../proposal/difference';
import type { Target } from '../target';
import { periodText, targetName, targetRoute } from '../texts';
import { readingOf, startIn } from './trip-block';
import type { TimeScale } from './time-scale';
import classes from './blocks.module.css';

type GhostBlockProps = {
  ghost: Ghost;
  scale: TimeScale;
  rowHeight: number;
  /** Up to what comes next in its row. */
  nextAt: number;
  isOpen: boolean;
  /** Where it stands among the row's stops for the arrow keys. */
  cell: string;
  isReachable: boolean;
  /** The driver in the row of a car, the car in the row of a driver. */
  partner: string;
  onOpen: (target: Target) => void;
};

/** Where a trip would lie, were the proposal taken. */
export const GhostBlock = memo((props: GhostBlockProps) => {
  const { ghost, scale, rowHeight, nextAt, isOpen, cell, isReachable, partner, onOpen } = props;
  const say = useSay();
  const { change, target, startsAt, endsAt } = ghost;
  const plan = scale.place(startsAt, endsAt);
  if (!plan) return null;
  const room = Math.max(plan.width, scale.at(nextAt) - plan.left);
  const reading = readingOf(plan.width, room, rowHeight);
  const route = targetRoute(target) || targetName(target, say);
  const words = [say(proposedFor), periodText(change), targetName(target, say), route, partner];
  return (
    <button
      type="button"
      className={`${classes['block']} ${classes['proposed']}`}
      // A measure of its own, which the sheet reads.
      style={{ ...plan, '--room': `${room - 4}px` } as CSSProperties}
      title={words.filter(Boolean).join(' · ')}
      data-reading={reading}
      data-open={isOpen || undefined}
      data-cell={cell}
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={isOpen}
      aria-label={words.filter(Boolean).join(', ')}
      onClick={() => onOpen(target)}
    >
      <span className={classes['label']}>
        <span className={classes['name']}>
          <span className="clip">
            {reading === 'inside'
              ? route
              : reading === 'time'
                ? startIn(plan.width, startsAt)
                : `${formatTime(startsAt)} ${route}`}
          </span>
        </span>
        <span
          className={`soft numbers ${reading === 'inside' ? 'clamp' : 'clip'} ${classes['facts'] ?? ''}`}
        >
          {[
            reading === 'inside' && periodText(change),
            reading !== 'upright' && reading !== 'time' && partner,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </button>
  );
});
