import { atMinute, type Day } from '#domain/dates/bangkok-time';
import { bandFew, bandFree, bandNone, bandSaid } from '#words/booking-time';
import { useSay } from '../ui/use-say';
import classes from './time-sheet.module.css';
import { clockOf } from '../form/typed-time';

type FreeBandProps = {
  title: string;
  day: Day;
  /** Minutes of the day from which and until which the kind drives. */
  from: number;
  to: number;
  /** How many cars there are for whoever chooses this minute of the day; undefined where nobody knows. */
  freeAt: (minute: number) => number | undefined;
  mark: { startsAt: string; endsAt: string } | null;
};

const STEP_MINUTES = 15;
const RULER_HOURS = 3;
/** So that a mark stands wholly under the band. */
const MARGIN = 60;

type Level = 'free' | 'few' | 'none' | 'unknown';
type Run = { level: Level; from: number; to: number };

const levelOf = (free: number | undefined): Level => {
  if (free === undefined) return 'unknown';
  if (free === 0) return 'none';
  return free === 1 ? 'few' : 'free';
};

const runsOf = ({ from, to, freeAt }: FreeBandProps): Run[] => {
  const runs: Run[] = [];
  for (let minute = from; minute < to; minute += STEP_MINUTES) {
    const level = levelOf(freeAt(minute));
    const last = runs.at(-1);
    if (last?.level === level) last.to = minute + STEP_MINUTES;
    else runs.push({ level, from: minute, to: minute + STEP_MINUTES });
  }
  return runs;
};

const share = (minute: number, { from, to }: { from: number; to: number }) =>
  `${((Math.min(Math.max(minute, from), to) - from) / (to - from)) * 100}%`;

/** What each moment of the day would mean, and where the chosen time lies in it. */
export const FreeBand = (props: FreeBandProps) => {
  const say = useSay();
  const { title, day, from, to, mark } = props;
  const runs = runsOf(props);
  const levels = { free: bandFree, few: bandFew, none: bandNone };
  const text = runs
    .flatMap((run) =>
      run.level === 'unknown'
        ? []
        : [`${clockOf(run.from)}–${clockOf(run.to)} ${say(levels[run.level])}`],
    )
    .join(', ');
  const marks = Array.from(
    { length: 24 / RULER_HOURS },
    (_, index) => index * RULER_HOURS * 60,
  ).filter((minute) => minute >= from + MARGIN && minute <= to - MARGIN);
  const midnight = Date.parse(atMinute(day, 0));
  const minuteIn = (at: string) => (Date.parse(at) - midnight) / 60_000;

  return (
    <div className={classes['band']}>
      <div className={classes['bandHead']}>
        <span>{title}</span>
        {(['free', 'few', 'none'] as const).map((level) => (
          <span key={level} data-level={level}>
            {say(levels[level])}
          </span>
        ))}
      </div>
      <div
        role="img"
        aria-label={say(bandSaid, { title, runs: text })}
        className={classes['cells']}
      >
        {runs.map((run) => (
          <i key={run.from} data-level={run.level} style={{ flexGrow: run.to - run.from }} />
        ))}
        {mark && (
          <b
            style={{
              left: share(minuteIn(mark.startsAt), props),
              width: `calc(${share(minuteIn(mark.endsAt), props)} - ${share(minuteIn(mark.startsAt), props)})`,
            }}
          />
        )}
      </div>
      <div className={classes['ruler']} aria-hidden>
        {marks.map((minute) => (
          <span key={minute} style={{ left: share(minute, props) }}>
            {clockOf(minute)}
          </span>
        ))}
      </div>
    </div>
  );
};
