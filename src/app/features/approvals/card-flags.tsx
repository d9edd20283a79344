import type { ApprovalCard } from '#contract/approvals';
import {
  flagChange,
  flagNoShows,
  flagOverlap,
  flagOvertime,
  flagsLabel,
  flagUrgent,
  flagUrgentWhy,
} from '#words/approvals';
import { useSay } from '../../ui/use-say';
import { AlertIcon } from '../../ui/status-icons';
import classes from './card.module.css';

/** More references than this help nobody; how many there are does. */
const MOST_REFS = 3;

/** Its hyphens would let a line end in the middle of it. */
const reference = /(\w+-\d+-\d+)/;

export const CardFlags = ({ card }: { card: ApprovalCard }) => {
  const say = useSay();
  const { urgent, overtimeHours, overlaps, noShows } = card.flags;
  const refs = overlaps.slice(0, MOST_REFS).map(({ ref }) => ref);
  const more = overlaps.length - refs.length;
  const flags = [
    card.isChange ? say(flagChange) : null,
    urgent === null ? null : say(flagUrgent),
    overtimeHours > 0 ? say(flagOvertime, { hours: String(overtimeHours) }) : null,
    refs.length === 0 ? null : say(flagOverlap, { refs: refs.join(', '), more }),
    noShows > 0 ? say(flagNoShows, { count: noShows }) : null,
  ].filter((flag) => flag !== null);
  if (flags.length === 0) return null;
  return (
    <>
      <ul className="flow" aria-label={say(flagsLabel)}>
        {flags.map((flag) => (
          <li key={flag} className={classes['flag']}>
            <AlertIcon size={16} />
            <span>
              {flag.split(reference).map((part, place) =>
                place % 2 === 0 ? (
                  part
                ) : (
                  <span key={part} className="nowrap">
                    {part}
                  </span>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
      {urgent !== null && <p className="soft small">{say(flagUrgentWhy, { reason: urgent })}</p>}
    </>
  );
};
