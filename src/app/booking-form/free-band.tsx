import type { Forecast } from '#contract/booking-options';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import { atMinute, type Day } from '#domain/dates/bangkok-time';
import { bandFew, bandFree, bandNone, bandSaid, bandTitle } from '#words/booking-time';
import { useSay } from '../ui/use-say';
import { freeAt } from './forecast';
import classes from './time-sheet.module.css';
import { clockOf } from './typed-time';

type FreeBandProps = {
  forecast: Forecast;
  day: Day;
  /** Minutes of the day from which and until which the kind drives. */
  from: number;
  to: number;
  wished: VehicleClass | null;
  chosen: { startsAt: string | null; endsAt: string | null };
};

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

const runsOf = ({ forecast, day, from, to, wished }: FreeBandProps): Run[] => {
  const runs: Run[] = [];
  const { stepMinutes } = forecast;
  for (let minute = from; minute < to; minute += stepMinutes) {
    const offset = Date.parse(atMinute(day, minute)) - Date.parse(forecast.startsAt);
    const level = levelOf(freeAt(forecast, wished, Math.floor(offset / 60_000 / stepMinutes)));
    const last = runs.at(-1);
    if (last?.level === level) last.to = minute + stepMinutes;
    else runs.push({ level, from: minute, to: minute + stepMinutes });
  }
  return runs;
};

const share = (minute: number, { from, to }: { from: number; to: number }) =>
  `${((Math.min(Math.max(minute, from), to) - from) / (to - from)) * 100}%`;

/** Free and busy over the day, and where the chosen time lies in it. */
export const FreeBand = (props: FreeBandProps) => {
  const say = useSay();
  const { day, from, to, chosen } = props;
  const runs = runsOf(props);
  const levels = { free: bandFree, few: bandFew, none: bandNone };
  const said = runs
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
  const { startsAt, endsAt } = chosen;

  return (
    <div className={classes['band']}>
      <div className={classes['bandHead']}>
        <span>{say(bandTitle)}</span>
        {(['free', 'few', 'none'] as const).map((level) => (
          <span key={level} data-level={level}>
            {say(levels[level])}
          </span>
        ))}
      </div>
      <div role="img" aria-label={say(bandSaid, { runs: said })} className={classes['cells']}>
        {runs.map((run) => (
          <i key={run.from} data-level={run.level} style={{ flexGrow: run.to - run.from }} />
        ))}
        {startsAt !== null && (
          <b
            style={{
              left: share(minuteIn(startsAt), props),
              width:
                endsAt === null || endsAt <= startsAt
                  ? '2px'
                  : `calc(${share(minuteIn(endsAt), props)} - ${share(minuteIn(startsAt), props)})`,
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
