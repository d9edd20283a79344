import { Link, useNavigate } from '@tanstack/react-router';
import { isKindId, kindIds, kinds } from '#kinds/registry';
import {
  everyKind,
  kindFilter,
  listsLabel,
  roleFilter,
  roleNames,
  scopeNames,
} from '#words/booking-list';
import tabs from '../../ui/tabs.module.css';
import { useSay } from '../../ui/use-say';
import { roles, scopes, type BookingSearch } from './booking-search';
import classes from './list-choice.module.css';

/** Which of the four lists, and of which kind and for whom: all in the address. */
export const ListChoice = ({ search, waiting }: { search: BookingSearch; waiting: number }) => {
  const say = useSay();
  const navigate = useNavigate({ from: '/checkbooking' });
  const { scope: chosen = 'upcoming', kind = '', role = 'mine' } = search;
  const filter = (change: Partial<BookingSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false });
  return (
    <>
      <nav aria-label={say(listsLabel)} className={tabs['tabs']}>
        {scopes.map((scope) => (
          <Link
            key={scope}
            to="/checkbooking"
            search={(now) => ({ ...now, scope: scope === 'upcoming' ? undefined : scope })}
            replace
            resetScroll={false}
            className={`${tabs['tab']} ${classes['scope']}`}
            aria-current={scope === chosen ? 'page' : undefined}
            activeOptions={{ explicitUndefined: true }}
            activeProps={{}}
          >
            {say(scopeNames[scope])}
            {scope === 'waiting' && waiting > 0 && (
              <span className={`count calls ${classes['count']}`}>{waiting}</span>
            )}
          </Link>
        ))}
      </nav>
      <div className="flow">
        <select
          aria-label={say(kindFilter)}
          className={classes['filter']}
          value={kind}
          data-chosen={kind !== '' || undefined}
          onChange={({ target: { value } }) =>
            filter({ kind: isKindId(value) ? value : undefined })
          }
        >
          <option value="">{say(everyKind)}</option>
          {kindIds.map((id) => (
            <option key={id} value={id}>
              {say(kinds[id].name)}
            </option>
          ))}
        </select>
        <select
          aria-label={say(roleFilter)}
          className={classes['filter']}
          value={role}
          data-chosen={role !== 'mine' || undefined}
          onChange={({ target: { value } }) =>
            filter({ role: roles.find((choice) => choice === value && choice !== 'mine') })
          }
        >
          {roles.map((choice) => (
            <option key={choice} value={choice}>
              {say(roleNames[choice])}
            </option>
          ))}
        </select>
      </div>
    </>
  );
};
