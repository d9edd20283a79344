import { scores, type Score } from '#domain/rating/items';
import { starsOutOf } from '#words/ratings';
import { StarIcon } from './icons';
import classes from './stars.module.css';
import { useSay } from './use-say';

/** What was given, to be read. */
export const Stars = ({ score }: { score: Score }) => {
  const say = useSay();
  return (
    <span className={classes['given']} role="img" aria-label={say(starsOutOf, { count: score })}>
      {scores.map((star) => (
        <span key={star} data-on={star <= score || undefined}>
          <StarIcon size={20} />
        </span>
      ))}
    </span>
  );
};
