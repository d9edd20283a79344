import { ratingItems, type ItemScores } from '#domain/rating/items';
import { eachItem, ratingItemNames } from '#words/ratings';
import { Stars } from './stars';
import { useSay } from './use-say';

type ItemStarsProps = { items: ItemScores; isOpen?: boolean };

/** The stars of each question that was answered, folded away. */
export const ItemStars = ({ items, isOpen = false }: ItemStarsProps) => {
  const say = useSay();
  const answered = ratingItems.flatMap((item) => {
    const score = items[item];
    return score === null ? [] : [{ item, score }];
  });
  if (answered.length === 0) return null;
  return (
    <details className="fold" open={isOpen}>
      <summary>{say(eachItem)}</summary>
      <dl className="stack gap-1">
        {answered.map(({ item, score }) => (
          <div key={item} className="row wrap between">
            <dt>{say(ratingItemNames[item])}</dt>
            <dd>
              <Stars score={score} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
