import type { LowScore, SatisfactionRow } from '#contract/satisfaction';
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
import { Fact } from '../../ui/facts';
import { ItemStars } from '../../ui/item-stars';
import { Stars } from '../../ui/stars';
import { useSay } from '../../ui/use-say';

type AnswersProps = {
  answers: Pick<SatisfactionRow, 'overall' | 'items' | 'reason' | 'comment'>;
  /** Where it may be known. */
  trip?: Pick<LowScore, 'plate' | 'province' | 'driver' | 'provider'>;
  /** Where something is to be done about it, which must not lie far below. */
  isFolded?: boolean;
};

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
  return (
    <>
      <dl className="grid prose">
        <Fact name={say(overallColumn)}>
          {overall === null ? say(answeredNo) : <Stars score={overall} />}
        </Fact>
        {texts.map(({ title, text }) => (
          <Fact key={title.en} name={say(title)}>
            {text}
          </Fact>
        ))}
      </dl>
      <ItemStars items={items} isOpen={!isFolded} />
    </>
  );
};
