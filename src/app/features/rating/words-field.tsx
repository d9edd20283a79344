import { useId } from 'react';
import { lettersLeft } from '#words/ratings';
import { useSay } from '../../ui/use-say';

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
    <div className={`question ${isRequired ? 'card asks' : ''}`}>
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
      <p id={`${id}-more`} className={problem ? 'wrong' : 'soft small'}>
        {problem ??
          (value.length >= TELL_FROM ? say(lettersLeft, { count: LONGEST - value.length }) : '')}
      </p>
    </div>
  );
};
