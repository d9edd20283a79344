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

/** What is known of when it really left and came back; null of what has not happened. */
export const endMarksOf = (trip: ArrangeTrip) => {
  const { departedAt, departedBy, endedAt, endedBy, unconfirmed: isUnconfirmed } = trip;
  return {
    left: markOf(trip, 'left', { at: departedAt, by: departedBy, isUnconfirmed }),
    returned: markOf(trip, 'returned', { at: endedAt, by: endedBy, isUnconfirmed }),
  };
};

/** From when until when it really was, as far as that is known; else as planned. */
export const realPeriodText = ({ departedAt, endedAt, startsAt, endsAt }: ArrangeTrip): string =>
  periodText({ startsAt: departedAt ?? startsAt, endsAt: endedAt ?? endsAt });

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
