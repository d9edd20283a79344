import { useId } from 'react';
import { lettersLeft } from '#words/ratings';
import { useSay } from '../../ui/use-say';
import classes from './rating-form.module.css';

const LONGEST = 500;
const TELL_FROM = 400;

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
  problem?: string | undefined;
};

/** Up to five hundred letters; how many are left is said when few are. */
export const WordsField = ({ label, value, onChange, isRequired = false, problem }: Props) => {
  const say = useSay();
  const id = useId();
  return (
    <div className={classes['words']} data-needed={isRequired || undefined}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={value}
        maxLength={LONGEST}
        required={isRequired}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-more`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-more`} className={classes[problem ? 'problem' : 'soft']}>
        {problem ??
          (value.length >= TELL_FROM ? say(lettersLeft, { count: LONGEST - value.length }) : '')}
      </p>
    </div>
  );
};
