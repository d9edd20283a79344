import type { Report } from '#contract/reports';
import { figureOf, type MeasureId } from '#domain/reports/measures';
import { measureWords, peakWords } from '#words/report-measures';
import {
  before,
  improved,
  noneBefore,
  points,
  showBookings,
  unchanged,
  worsened,
} from '#words/reports';
import { useSay } from '../../ui/use-say';
import type { Drill } from './drill';
import { figureGroups } from './figure-groups';
import { changeOf, figureParts, formatFigure } from './format-figure';
import { HelpButton } from './help-button';
import { highestPeak } from './peaks';
import classes from './reports.module.css';

type FiguresProps = { report: Report; onDrill: (drill: Drill) => void };

const looks = { good: 'accent', bad: 'wrong', plain: 'ink' };

const Change = ({ id, report }: { id: MeasureId; report: Report }) => {
  const say = useSay();
  const now = figureOf(id, report.sums);
  const then = figureOf(id, report.previous);
  const change = changeOf(id, now, then, say(points));
  if (then === null) return <span className={classes['change']}>{say(noneBefore)}</span>;
  const verdict = { good: say(improved), bad: say(worsened), plain: '' }[change?.tone ?? 'plain'];
  return (
    <span className={classes['change']}>
      {change && (
        <b className={looks[change.tone]}>
          {change.arrow === ''
            ? say(unchanged)
            : `${change.arrow} ${change.text} ${verdict}`.trim()}
        </b>
      )}{' '}
      {say(before, { figure: formatFigure(id, then, say) })}
    </span>
  );
};

const Figure = ({ id, report }: { id: MeasureId; report: Report }) => {
  const { number, unit } = figureParts(id, figureOf(id, report.sums), useSay());
  return (
    <>
      {number} <small>{unit}</small>
    </>
  );
};

/** Every figure with what it was before; each opens the bookings behind it. */
export const Figures = ({ report, onDrill }: FiguresProps) => {
  const say = useSay();
  const peak = highestPeak(report.peaks);
  return (
    <div className="stack gap-5">
      {figureGroups.map(({ title, ids }) => (
        <section key={ids[0]} aria-label={say(title)}>
          <h2>{say(title)}</h2>
          <ul className={classes['figureList']}>
            {ids.map((id) => {
              const name = say(measureWords[id].name);
              return (
                <li key={id} className="card stack gap-1">
                  <span className="row between soft small">
                    {name}
                    <HelpButton words={[measureWords[id]]} />
                  </span>
                  <button
                    type="button"
                    className={classes['figureValue']}
                    aria-label={`${formatFigure(id, figureOf(id, report.sums), say)}, ${say(showBookings, { name })}`}
                    onClick={() => onDrill({ measure: id, within: {} })}
                  >
                    <Figure id={id} report={report} />
                  </button>
                  <Change id={id} report={report} />
                </li>
              );
            })}
            {ids.includes('utilisation') && peak && (
              <li className="card stack gap-1">
                <span className="row between soft small">
                  {say(peakWords.name)}
                  <HelpButton words={[peakWords]} />
                </span>
                <button
                  type="button"
                  className={classes['figureValue']}
                  aria-label={`${peak.cars}, ${say(showBookings, { name: say(peakWords.name) })}`}
                  onClick={() => onDrill(peak.drill)}
                >
                  {peak.cars}
                </button>
                <span className={classes['change']}>{peak.when}</span>
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
};
