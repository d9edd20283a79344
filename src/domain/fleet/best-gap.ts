import {
  addDays,
  addMinutes,
  atMinute,
  type Day,
  dayOf,
  type Instant,
  isBefore,
} from '../dates/bangkok-time';

type Taken = { from: Instant; until: Instant | null };

type Search = {
  hours: number;
  now: Date;
  /** Better not after it. */
  dueOn: Day | null;
  taken: readonly Taken[];
  /** Of each other car that could stand in for it. */
  others: readonly (readonly Taken[])[];
  isWorkday: (day: Day) => boolean;
};

type Gap = { from: Instant; until: Instant };

/** When workshops take cars and give them back. */
const OPENS = 8;
const CLOSES = 17;
const AHEAD_DAYS = 14;

const meets = ({ from, until }: Taken, gap: Gap): boolean =>
  isBefore(from, gap.until) && (until === null || isBefore(gap.from, until));

/** Within a day where it fits into one; what takes longer begins in the morning. */
const gapsOf = (day: Day, hours: number): Gap[] => {
  const last = Math.max(OPENS, CLOSES - hours);
  return Array.from({ length: last - OPENS + 1 }, (_, at) => {
    const from = atMinute(day, (OPENS + at) * 60);
    return { from, until: addMinutes(from, hours * 60) };
  });
};

/**
 * When a car is missed least in the two weeks from tomorrow: nobody has it, it is not due before, most of the others are
 * there, and it is soon. Null where it is taken all the time.
 */
export const bestGap = ({ hours, now, dueOn, taken, others, isWorkday }: Search): Gap | null => {
  const today = dayOf(now);
  const days = Array.from({ length: AHEAD_DAYS }, (_, ahead) => addDays(today, ahead + 1));
  const free = days
    .filter(isWorkday)
    .flatMap((day) => gapsOf(day, hours))
    .filter((gap) => !taken.some((claim) => meets(claim, gap)))
    .map((gap) => ({
      gap,
      isLate: dueOn !== null && dayOf(gap.from) > dueOn,
      missing: others.filter((claims) => claims.some((claim) => meets(claim, gap))).length,
    }));
  const [best] = free.toSorted(
    (a, b) => Number(a.isLate) - Number(b.isLate) || a.missing - b.missing,
  );
  return best?.gap ?? null;
};
