import type { LowScore, SatisfactionRow } from '#contract/satisfaction';
import { ratingItems } from '#domain/rating/items';
import { eachItem, ratingItemNames } from '#words/ratings';
import {
  answeredNo,
  carFilter,
  commentColumn,
  driverFilter,
  overallColumn,
  ownCars,
  providerFilter,
  reasonColumn,
} from '#words/satisfaction';
import { Stars } from '../../ui/stars';
import { useSay } from '../../ui/use-say';
import classes from './satisfaction.module.css';

type AnswersProps = {
  answers: Pick<SatisfactionRow, 'overall' | 'items' | 'reason' | 'comment'>;
  /** Where it may be known. */
  trip?: Pick<LowScore, 'plate' | 'province' | 'driver' | 'provider'>;
  /** Where something is to be done about it, which must not lie far below. */
  isFolded?: boolean;
};

/** All that one person said of one trip. */
export const Answers = ({ answers, trip, isFolded = false }: AnswersProps) => {
  const say = useSay();
  const { overall, items, reason, comment } = answers;
  const texts = [
    { title: reasonColumn, text: reason },
    { title: commentColumn, text: comment },
    ...(trip
      ? [
          {
            title: carFilter,
            text: [trip.plate, trip.province].filter(Boolean).join(' ') || null,
          },
          { title: driverFilter, text: trip.driver },
          { title: providerFilter, text: trip.provider ?? say(ownCars) },
        ]
      : []),
  ];
  const scored = ratingItems.flatMap((item) => {
    const score = items[item];
    return score === null ? [] : [{ item, score }];
  });
  return (
    <>
      <dl className={classes['said']}>
        <div>
          <dt>{say(overallColumn)}</dt>
          <dd>{overall === null ? say(answeredNo) : <Stars score={overall} />}</dd>
        </div>
        {texts.map(
          ({ title, text }) =>
            text !== null && (
              <div key={title.en}>
                <dt>{say(title)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {scored.length > 0 && (
        <details className="fold" open={!isFolded}>
          <summary>{say(eachItem)}</summary>
          <dl className={classes['said']}>
            {scored.map(({ item, score }) => (
              <div key={item} data-inline>
                <dt>{say(ratingItemNames[item])}</dt>
                <dd>
                  <Stars score={score} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
};
