import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DataSubject, DataSubjects } from '#contract/personal-data';
import { directoryOffline, findPerson, nothingFound, search, typeTwo } from '#words/booking-form';
import classes from '../../form/option-list.module.css';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useSettled } from '../../ui/use-settled';
import { useSay } from '../../ui/use-say';

const PAUSE_MS = 250;
const SHORTEST = 2;

const subjectsOf = (q: string): Source<DataSubjects> => ({
  read: (api, signal) => api.call('findDataSubjects', { query: { q }, signal }),
  topics: ['person'],
});

/** Unlike the directory, it knows who has left too. */
export const FindDataSubject = ({ onFound }: { onFound: (person: DataSubject) => void }) => {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const isShort = wanted.length < SHORTEST;
  const isTyping = useSettled(wanted, PAUSE_MS) !== wanted;
  const { shown, value } = useRemote(subjectsOf, isShort || isTyping ? null : wanted);

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
        {value?.people.length === 0 && say(nothingFound)}
      </div>
      {value && (
        <ul>
          {value.people.map((person) => (
            <li key={person.id}>
              <button type="button" onClick={() => onFound(person)}>
                <span>{person.name}</span>
                <small>{person.employeeNo}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
