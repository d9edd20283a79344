import type { LowScore } from '#contract/satisfaction';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { ratingItemNames } from '#words/ratings';
import { lowItemsColumn, whatWasSaid } from '#words/satisfaction';
import { useSay } from '../../ui/use-say';
import { Answers } from './answers-of';

export const LowScoreFacts = ({ score }: { score: LowScore }) => {
  const say = useSay();
  const { startsAt, from, to, lowItems } = score;
  const route = [from, to].filter((place) => place !== null).join(' → ');
  return (
    <section className="stack gap-2" aria-label={say(whatWasSaid)}>
      <h3>{say(whatWasSaid)}</h3>
      <p>{[formatDateTime(startsAt), route].filter(Boolean).join(' · ')}</p>
      {lowItems.length > 0 && (
        <p className="soft small">
          {say(lowItemsColumn)}: {lowItems.map((item) => say(ratingItemNames[item])).join(', ')}
        </p>
      )}
      <Answers answers={score} trip={score} isFolded />
    </section>
  );
};
