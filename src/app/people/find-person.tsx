import type { FoundPerson } from '#contract/booking-options';
import { addAsGuest } from '#words/booking-form';
import type { Source } from '../remote/remote';
import { useSay } from '../ui/use-say';
import classes from '../form/option-list.module.css';
import { SearchPeople } from './search-people';

type FindPersonProps = {
  onFound: (person: FoundPerson) => void;
  /** Where a name that is in no directory will do. */
  onGuest?: (name: string) => void;
};

/** People of the directory whose name or number begins so. */
const peopleOf = (q: string): Source<readonly FoundPerson[]> => ({
  read: (api, signal) => api.call('searchPeople', { query: { q }, signal }),
  topics: ['person'],
});

const noteOf = ({ employeeNo, department }: FoundPerson): string =>
  [employeeNo, department].filter(Boolean).join(' · ');

export const FindPerson = ({ onFound, onGuest }: FindPersonProps) => {
  const say = useSay();
  return (
    <SearchPeople find={peopleOf} noteOf={noteOf} onFound={onFound}>
      {(name) =>
        onGuest && (
          <button type="button" className={classes['own']} onClick={() => onGuest(name)}>
            {say(addAsGuest, { name })}
          </button>
        )
      }
    </SearchPeople>
  );
};
