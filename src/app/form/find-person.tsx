import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  addAsGuest,
  directoryOffline,
  findPerson,
  nothingFound,
  search,
  typeTwo,
} from '#words/booking-form';
import type { FoundPerson } from '#contract/booking-options';
import { useServices } from '../app-services';
import { useSay } from '../ui/use-say';
import classes from './option-list.module.css';

type FindPersonProps = {
  onFound: (person: FoundPerson) => void;
  /** Where a name that is in no directory will do. */
  onGuest?: (name: string) => void;
};

const PAUSE_MS = 250;
const SHORTEST = 2;

type Found = { for: string; people: readonly FoundPerson[] | 'unreachable' };

const useDirectory = (wanted: string): Found['people'] | null => {
  const { api } = useServices();
  const [found, setFound] = useState<Found>({ for: '', people: [] });

  useEffect(() => {
    if (wanted.length < SHORTEST) return;
    const gone = new AbortController();
    const ask = async () => {
      const people = await api
        .call('searchPeople', { query: { q: wanted }, signal: gone.signal, background: true })
        .catch(() => 'unreachable' as const);
      if (!gone.signal.aborted) setFound({ for: wanted, people });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, wanted]);

  return found.for === wanted ? found.people : null;
};

export const FindPerson = ({ onFound, onGuest }: FindPersonProps) => {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const people = useDirectory(wanted);
  const isShort = wanted.length < SHORTEST;
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
        {!isShort && people === 'unreachable' && say(directoryOffline)}
        {!isShort && people?.length === 0 && say(nothingFound)}
      </div>
      {!isShort && Array.isArray(people) && (
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
