import type { Satisfaction } from '#contract/satisfaction';
import { satisfactionFigures } from '#domain/reports/satisfaction';
import {
  answersOf,
  beforeWas,
  figureHelp,
  figureNames,
  helpTitle,
  moreHelp,
} from '#words/satisfaction';
import { useSay } from '../../ui/use-say';
import classes from './satisfaction.module.css';
import { sayFigure } from './say-figure';

export const Figures = ({ sums, previous }: Pick<Satisfaction, 'sums' | 'previous'>) => {
  const say = useSay();
  return (
    <dl className={classes['figures']}>
      {satisfactionFigures.map((figure) => (
        <div key={figure} className="card">
          <dt>{say(figureNames[figure])}</dt>
          <dd className="stack gap-0 soft small numbers">
            <strong className={`ink ${classes['figure']}`}>{sayFigure(figure, sums)}</strong>
            {figure === 'response' && (
              <span>{say(answersOf, { answers: sums.answers, rides: sums.rides })}</span>
            )}
            <span>{say(beforeWas, { value: sayFigure(figure, previous) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const FigureHelp = () => {
  const say = useSay();
  return (
    <details className="fold">
      <summary>{say(helpTitle)}</summary>
      <dl className="facts">
        {satisfactionFigures.map((figure) => (
          <div key={figure}>
            <dt>{say(figureNames[figure])}</dt>
            <dd>{say(figureHelp[figure])}</dd>
          </div>
        ))}
      </dl>
      {moreHelp.map((help) => (
        <p key={help.en}>{say(help)}</p>
      ))}
    </details>
  );
};
