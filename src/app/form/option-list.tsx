import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { nothingFound, search } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import classes from './option-list.module.css';

export type Option<T> = { value: T; name: string; hint?: string | undefined; group?: string };

type OptionListProps<T> = {
  options: readonly Option<T>[];
  chosen: T | null;
  onChoose: (value: T) => void;
  placeholder?: string;
  /** Below the list, by what was typed: words of one's own, or nobody. */
  renderAfter?: (typed: string) => ReactNode;
};

/** More than a glance takes in: then it can be searched. */
const MANY = 7;

const plain = (text: string) => text.toLocaleLowerCase().normalize('NFC').trim();

export const OptionList = <T extends string | number>({
  options,
  chosen,
  onChoose,
  placeholder,
  renderAfter,
}: OptionListProps<T>) => {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = plain(typed);
  const found = options.filter(({ name, hint }) => plain(`${name} ${hint ?? ''}`).includes(wanted));
  return (
    <div className={classes['options']}>
      {(options.length > MANY || renderAfter) && (
        <TextInput
          type="search"
          className={classes['search'] ?? ''}
          aria-label={say(search)}
          placeholder={placeholder ?? say(search)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul>
        {found.map(({ value, name, hint, group }, index) => (
          <li key={value}>
            {group !== undefined && group !== found[index - 1]?.group && (
              <span className="soft small">{group}</span>
            )}
            <button type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
              <span>{name}</span>
              {hint !== undefined && <small>{hint}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && !renderAfter && <p className={classes['soft']}>{say(nothingFound)}</p>}
      {renderAfter?.(typed.trim())}
    </div>
  );
};
