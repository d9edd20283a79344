import type { CSSProperties } from 'react';
import type { Report } from '#contract/reports';
import { formatDate } from '#domain/dates/format-bangkok';
import { carFilter, heatMap, heatMapHelp, heatScale, total } from '#words/reports';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import type { Drill } from './drill';
import { formatNumber } from './format-figure';
import chartClasses from './chart.module.css';
import classes from './reports.module.css';

/** How much of the brand's colour each shade has, the empty one first; on the last two stand light words. */
const shades = [0, 12, 26, 40, 82, 100] as const;
const STEPS = shades.length - 1;
const shadeOf = (step: number) => ({
  style: { '--shade': `${shades[step]}%` } as CSSProperties,
  'data-dark': step > 3 || undefined,
});

const shareOf = (used: number, capacity: number): number | null =>
  capacity === 0 ? null : (used / capacity) * 100;

/** Five shades, and the number in each: the shade is never the only one to say it. */
const stepOf = (share: number) => Math.min(STEPS, Math.ceil((share / 100) * STEPS));

type HeatMapProps = { report: Report; onDrill?: (drill: Drill) => void };

type CellProps = { share: number | null; label: string; onOpen?: (() => void) | undefined };

const Cell = ({ share, label, onOpen }: CellProps) => {
  if (share === null) return <td className={chartClasses['heat']}>–</td>;
  const text = formatNumber(share, 0);
  return (
    <td className={chartClasses['heat']} {...shadeOf(stepOf(share))}>
      {onOpen ? (
        <button type="button" aria-label={`${label}: ${text} %`} onClick={onOpen}>
          {text}
        </button>
      ) : (
        text
      )}
    </td>
  );
};

/** As many parts beside each other as a tablet shows without scrolling, with the total and the menu open; the others in further tables below. */
const MOST_BESIDE = 12;

const stretchesOf = (count: number, most: number): number[][] => {
  const tables = Math.max(1, Math.ceil(count / most));
  const width = Math.ceil(count / tables);
  return Array.from({ length: tables }, (_, table) =>
    Array.from({ length: count }, (__, part) => part).slice(table * width, (table + 1) * width),
  );
};

/** How much of its service time each car was out, part by part of the period: a table that is its own chart. */
export const HeatMap = ({ report, onDrill }: HeatMapProps) => {
  const say = useSay();
  const wide = useWide();
  const cars = report.cars.filter(({ id }) => id !== null);
  const open = (within: Drill['within'], part: string) =>
    onDrill && (() => onDrill({ measure: 'car_hours', within, part }));
  // Paper is as wide as it must be, and a phone's finger moves the table.
  const stretches = stretchesOf(
    report.buckets.length,
    wide && onDrill ? MOST_BESIDE : report.buckets.length,
  );
  /** Of several, each says from when to when. */
  const nameOf = (parts: readonly number[]) =>
    [
      say(heatMap),
      ...(stretches.length > 1
        ? [parts[0], parts.at(-1)].map((part) => formatDate(report.buckets[part ?? 0]!.from))
        : []),
    ].join(' ');
  return (
    <section className={classes['block']} aria-label={say(heatMap)}>
      <div className="row wrap between">
        <h2>{say(heatMap)}</h2>
        <span className={chartClasses['scale']} aria-hidden>
          {shades.map((shade, step) => (
            <i key={shade} {...shadeOf(step)} />
          ))}{' '}
          {say(heatScale)}
        </span>
      </div>
      <p className="soft small">{say(heatMapHelp)}</p>
      {stretches.map((parts, table) => (
        <div key={parts[0] ?? 0} className={chartClasses['tableBox']}>
          <table className={chartClasses['heatMap']} aria-label={nameOf(parts)}>
            <thead>
              <tr>
                <th scope="col">{say(carFilter)}</th>
                {table === 0 && <th scope="col">{say(total)}</th>}
                {parts.map((part) => {
                  const { from } = report.buckets[part]!;
                  return (
                    <th key={from} scope="col" title={formatDate(from)}>
                      {from.slice(8)}/{from.slice(5, 7)}
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {cars.map(({ id, name, province, sums, use }) => {
                const car = String(id);
                const plate = `${name ?? ''} ${province ?? ''}`.trim();
                return (
                  <tr key={car}>
                    <th scope="row">{plate}</th>
                    {table === 0 && (
                      <Cell
                        share={shareOf(sums.carUse, sums.capacity)}
                        label={plate}
                        onOpen={open({ car }, plate)}
                      />
                    )}
                    {parts.map((part) => {
                      const { used, capacity } = use[part]!;
                      const { from, to } = report.buckets[part]!;
                      const label = `${plate} ${formatDate(from)}`;
                      return (
                        <Cell
                          key={from}
                          share={shareOf(used, capacity)}
                          label={label}
                          onOpen={open({ car, from, to }, label)}
                        />
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
};
