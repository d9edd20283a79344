import { useId } from 'react';
import { scores, type Score } from '#domain/rating/items';
import { notApplicable, notApplicableSaid, scoreWords, starsOf } from '#words/ratings';
import { StarIcon } from '../../ui/icons';
import { useSay } from '../../ui/use-say';
import classes from './stars.module.css';

type Props = {
  label: string;
  value: Score | null;
  onChange: (value: Score | null) => void;
  /** The whole trip's: larger, in words too, and never left out. */
  isMain?: boolean;
  problem?: string | undefined;
};

/** One to five by tap or by arrow key: radio buttons that look like stars. */
export const StarsField = ({ label, value, onChange, isMain = false, problem }: Props) => {
  const say = useSay();
  const id = useId();
  const word = value === null ? undefined : scoreWords[value - 1];
  const option = (score: Score | null, name: string) => (
    <input
      type="radio"
      name={id}
      aria-label={name}
      checked={value === score}
      required={isMain}
      onChange={() => onChange(score)}
    />
  );
  return (
    <fieldset
      className={classes['field']}
      data-main={isMain || undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend>{label}</legend>
      <div className={classes['row']}>
        {scores.map((score) => (
          <label
            key={score}
            className={`pick ${classes['star']}`}
            data-on={(value !== null && score <= value) || undefined}
          >
            {option(score, say(starsOf, { count: score }))}
            <StarIcon size={isMain ? 36 : 28} />
          </label>
        ))}
        {!isMain && (
          <label className={`pick ${classes['none']}`}>
            {option(null, say(notApplicableSaid))}
            {say(notApplicable)}
          </label>
        )}
        {isMain && word && <output className="strong">{say(word)}</output>}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="wrong">
          {problem}
        </p>
      )}
    </fieldset>
  );
};
