import type { ArrangeTrip } from '#contract/arranging';
import { formatTime } from '#domain/dates/format-bangkok';
import type { MarkedEnd, TimeSource } from '#domain/link/mark';
import { endAssumed, endDiffers, endMarked, sourceNames } from '#words/arranging-marks';
import type { Say } from '#words/message';
import { periodText } from './texts';
import classes from './end-marks.module.css';

/** How an end of a trip is known: somebody saw it, the clock assumed it, or those who saw it say different times. */
type Sureness = 'marked' | 'assumed' | 'differs';

export type EndMark = { what: MarkedEnd; at: string; by: TimeSource | null; sureness: Sureness };

type Known = { at: string | null; by: TimeSource | null; isUnconfirmed: boolean };

const markOf = (
  { differing }: ArrangeTrip,
  what: MarkedEnd,
  { at, by, isUnconfirmed }: Known,
): EndMark | null => {
  if (at === null) return null;
  // Of trips from before it was kept by whom, only the whole trip tells.
  const isAssumed = by === null ? isUnconfirmed : by === 'clock';
  const sureness = differing.includes(what) ? 'differs' : isAssumed ? 'assumed' : 'marked';
  return { what, at, by, sureness };
};

/** Null of what has not happened. */
export type EndMarks = Readonly<Record<MarkedEnd, EndMark | null>>;

export const noMarks: EndMarks = { left: null, returned: null };

/** What is known of when it really left and came back. */
export const endMarksOf = (trip: ArrangeTrip): EndMarks => {
  const { departedAt, departedBy, endedAt, endedBy, unconfirmed: isUnconfirmed } = trip;
  return {
    left: markOf(trip, 'left', { at: departedAt, by: departedBy, isUnconfirmed }),
    returned: markOf(trip, 'returned', { at: endedAt, by: endedBy, isUnconfirmed }),
  };
};

const byConcern: readonly Sureness[] = ['differs', 'assumed', 'marked'];

/** Where there is room for one sign: what a dispatcher has to look at first. */
export const worstOf = ({ left, returned }: EndMarks): EndMark | null =>
  [returned, left]
    .filter((mark) => mark !== null)
    .toSorted((a, b) => byConcern.indexOf(a.sureness) - byConcern.indexOf(b.sureness))[0] ?? null;

export const sayEndMark = ({ what, at, by, sureness }: EndMark, say: Say): string => {
  if (sureness === 'assumed') return say(endAssumed[what]);
  const marked = say(endMarked[what], {
    time: formatTime(at),
    by: by === null ? '' : ` (${say(sourceNames[by])})`,
  });
  return sureness === 'differs' ? `${marked}, ${say(endDiffers[what])}` : marked;
};

/** Solid, hollow, or at odds; its words stand where its trip is named. */
export const EndSign = ({ mark }: { mark: EndMark }) => (
  <span className={classes['sign']} data-end={mark.what} data-sureness={mark.sureness} aria-hidden>
    {mark.sureness === 'differs' && '≠'}
  </span>
);

type RealTimesProps = { trip: ArrangeTrip; marks?: EndMarks };

/** From when until when it really was, as far as that is known, and how it is known; else as planned. */
export const RealTimes = ({ trip, marks = endMarksOf(trip) }: RealTimesProps) => {
  const { startsAt, endsAt } = trip;
  const { left, returned } = marks;
  const text = periodText({ startsAt: left?.at ?? startsAt, endsAt: returned?.at ?? endsAt });
  // Of several days it takes two lines where there is little room.
  const isLong = text.includes(' ');
  return (
    <span className={`${classes['times']} ${isLong ? '' : 'nowrap'}`}>
      {left && <EndSign mark={left} />}
      {text}
      {returned && <EndSign mark={returned} />}
    </span>
  );
};
