import { TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  addAsGuest,
  directoryOffline,
  findPerson,
  nothingFound,
  search,
  typeTwo,
} from '#words/booking-form';
import type { FoundPerson } from '#contract/booking-options';
import type { Source } from '../remote/remote';
import { useRemote } from '../remote/use-remote';
import { useSettled } from '../ui/use-settled';
import { useSay } from '../ui/use-say';
import classes from '../form/option-list.module.css';

type FindPersonProps = {
  onFound: (person: FoundPerson) => void;
  /** Where a name that is in no directory will do. */
  onGuest?: (name: string) => void;
};

const PAUSE_MS = 250;
const SHORTEST = 2;

/** People of the directory whose name or number begins so. */
const peopleOf = (q: string): Source<readonly FoundPerson[]> => ({
  read: (api, signal) => api.call('searchPeople', { query: { q }, signal }),
  topics: ['person'],
});

export const FindPerson = ({ onFound, onGuest }: FindPersonProps) => {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const isShort = wanted.length < SHORTEST;
  const isTyping = useSettled(wanted, PAUSE_MS) !== wanted;
  const { shown, value: people } = useRemote(peopleOf, isShort || isTyping ? null : wanted);
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
                <small>{[person.employeeNo, person.department].filter(Boolean).join(' · ')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {onGuest && !isShort && (
        <button type="button" className={classes['own']} onClick={() => onGuest(wanted)}>
          {say(addAsGuest, { name: wanted })}
        </button>
      )}
    </div>
  );
};
