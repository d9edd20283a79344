import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { directoryOffline, findPerson, nothingFound, search, typeTwo } from '#words/booking-form';
import type { Source } from '../remote/remote';
import { useRemote } from '../remote/use-remote';
import { useSettled } from '../ui/use-settled';
import { useSay } from '../ui/use-say';
import classes from '../form/option-list.module.css';

type Named = { id: string; name: string };

type SearchPeopleProps<P extends Named> = {
  /** Stands outside the component. */
  find: (q: string) => Source<readonly P[]>;
  noteOf: (person: P) => string;
  onFound: (person: P) => void;
  /** Below those who were found, once enough is typed. */
  children?: (typed: string) => ReactNode;
};

const PAUSE_MS = 250;
const SHORTEST = 2;

/** Who is found while one types. */
export const SearchPeople = <P extends Named>({
  find,
  noteOf,
  onFound,
  children,
}: SearchPeopleProps<P>) => {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const isShort = wanted.length < SHORTEST;
  const isTyping = useSettled(wanted, PAUSE_MS) !== wanted;
  const { shown, value: people } = useRemote(find, isShort || isTyping ? null : wanted);
  return (
    <div className={classes['options']}>
      <TextInput
        type="search"
        data-autofocus
        className={classes['search'] ?? ''}
        aria-label={say(search)}
        placeholder={say(findPerson)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status" className={classes['soft']}>
        {isShort && say(typeTwo)}
        {shown.status === 'failed' && say(directoryOffline)}
        {people?.length === 0 && say(nothingFound)}
      </div>
      {people && (
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              <button type="button" onClick={() => onFound(person)}>
                <span>{person.name}</span>
                <small>{noteOf(person)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isShort && children?.(wanted)}
    </div>
  );
};
