import { scores, type Score } from '#domain/rating/items';
import { starsOutOf } from '#words/ratings';
import { StarIcon } from '../../ui/icons';
import { useSay } from '../../ui/use-say';
import classes from './stars.module.css';

/** What was given, to be read. */
export const Stars = ({ score }: { score: Score }) => {
  const say = useSay();
  return (
    <span className={classes['given']} role="img" aria-label={say(starsOutOf, { count: score })}>
      {scores.map((each) => (
        <span key={each} data-on={each <= score || undefined} className={classes['star']}>
          <StarIcon size={20} />
        </span>
      ))}
    </span>
  );
};
