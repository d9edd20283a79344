import type { Satisfaction } from '#contract/satisfaction';
import { formatDate } from '#domain/dates/format-bangkok';
import { satisfactionOf } from '#domain/reports/satisfaction';
import {
  answersColumn,
  asTable,
  dayColumn,
  meanColumn,
  ridesColumn,
  trendSaid,
  trendTitle,
} from '#words/satisfaction';
import { useSay } from '../../ui/use-say';
import { BarTable } from './bar-table';
import classes from './chart.module.css';
import { sayFigure } from './say-figure';

const MOST = 5;

export const sayDays = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

type Props = {
  buckets: Satisfaction['buckets'];
  drill: (more: Record<string, string>) => Record<string, string>;
};

/** The mean, part by part of the period; parts without an answer stay empty. The table below says the same. */
export const Trend = ({ buckets, drill }: Props) => {
  const say = useSay();
  const means = buckets.map(({ sums }) => satisfactionOf('mean', sums));
  const known = means.filter((mean) => mean !== null);
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (buckets.length < 2 || known.length === 0 || !first || !last) return null;
  const sentence = say(trendSaid, {
    from: formatDate(first.from),
    to: formatDate(last.to),
    least: Math.min(...known).toFixed(2),
    most: Math.max(...known).toFixed(2),
  });
  return (
    <section className={classes['chart']}>
      <h2 className={classes['caption']}>{say(trendTitle)}</h2>
      <div className={classes['trend']} role="img" aria-label={sentence}>
        {[5, 4, 3, 2, 1].map((line) => (
          <span
            key={line}
            className={classes['line']}
            style={{ bottom: `${(line / MOST) * 100}%` }}
          >
            {line}
          </span>
        ))}
        {means.map((mean, place) => (
          <span
            key={buckets[place]?.from}
            className={classes['column']}
            data-empty={mean === null || undefined}
            style={{ blockSize: `${((mean ?? 0) / MOST) * 100}%` }}
          />
        ))}
      </div>
      <p className={classes['axis']} aria-hidden>
        <span>{formatDate(first.from)}</span>
        <span>{formatDate(last.to)}</span>
      </p>
      <details className={`fold ${classes['details']}`}>
        <summary>{say(asTable)}</summary>
        <BarTable
          title={say(trendTitle)}
          nameTitle={say(dayColumn)}
          columns={[say(ridesColumn), say(answersColumn), say(meanColumn)]}
          bars={buckets.map(({ from, to, sums }) => ({
            id: from,
            name: sayDays({ from, to }),
            cells: [String(sums.rides), String(sums.answers), sayFigure('mean', sums)],
            part: (satisfactionOf('mean', sums) ?? 0) / MOST,
            search: drill({ from, to }),
          }))}
        />
      </details>
    </section>
  );
};
