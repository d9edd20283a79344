import type { Report } from '#contract/reports';
import { formatDate } from '#domain/dates/format-bangkok';
import { carFilter, heatMap, heatMapHelp, heatScale, total } from '#words/reports';
import { useSay } from '../../ui/use-say';
import type { Drill } from './drill';
import { formatNumber } from './format-figure';
import chartClasses from './chart.module.css';
import classes from './reports.module.css';

const STEPS = 5;

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
    <td className={chartClasses['heat']} data-step={stepOf(share)}>
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

/** How much of its service time each car was out, part by part of the period: a table that is its own chart. */
export const HeatMap = ({ report, onDrill }: HeatMapProps) => {
  const say = useSay();
  const cars = report.cars.filter(({ id }) => id !== null);
  const open = (within: Drill['within'], part: string) =>
    onDrill && (() => onDrill({ measure: 'car_hours', within, part }));
  return (
    <section className={classes['block']} aria-label={say(heatMap)}>
      <div className="row wrap between">
        <h2>{say(heatMap)}</h2>
        <span className={chartClasses['scale']} aria-hidden>
          {Array.from({ length: STEPS + 1 }, (_, step) => (
            <i key={step} data-step={step} />
          ))}{' '}
          {say(heatScale)}
        </span>
      </div>
      <p className="soft small">{say(heatMapHelp)}</p>
      <div className={chartClasses['tableBox']}>
        <table className={chartClasses['heatMap']} aria-label={say(heatMap)}>
          <thead>
            <tr>
              <th scope="col">{say(carFilter)}</th>
              <th scope="col">{say(total)}</th>
              {report.buckets.map(({ from }) => (
                <th key={from} scope="col" title={formatDate(from)}>
                  {from.slice(8)}/{from.slice(5, 7)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cars.map(({ id, name, province, sums, use }) => {
              const car = String(id);
              const plate = `${name ?? ''} ${province ?? ''}`.trim();
              return (
                <tr key={car}>
                  <th scope="row">{plate}</th>
                  <Cell
                    share={shareOf(sums.carUse, sums.capacity)}
                    label={plate}
                    onOpen={open({ car }, plate)}
                  />
                  {use.map(({ used, capacity }, index) => {
                    const { from, to } = report.buckets[index]!;
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
    </section>
  );
};
