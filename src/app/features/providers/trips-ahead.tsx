import { Link } from '@tanstack/react-router';
import type { BrokenTrips } from '#contract/car-parts';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatPeriod } from '#domain/dates/format-period';
import { kinds } from '#kinds/registry';
import { moreTrips, tripsAheadText, tripsAheadTitle } from '#words/providers';
import { useSeenAtOnce } from '../../admin-kit/record/broken-trips';
import { useSay } from '../../ui/use-say';
import classes from './providers.module.css';

/** As many as somebody arranges again one by one. */
const SHOWN = 20;

/** Why a provider cannot end yet; each leads to where it is arranged again. */
export const TripsAhead = ({ trips }: { trips: BrokenTrips }) => {
  const say = useSay();
  const box = useSeenAtOnce();
  const rest = trips.length - SHOWN;
  return (
    <div ref={box} tabIndex={-1} className="card asks stack gap-2" role="alert">
      <h4>{say(tripsAheadTitle, { count: trips.length })}</h4>
      <p>{say(tripsAheadText)}</p>
      <ul className="rows">
        {trips.slice(0, SHOWN).map(({ id, kind, startsAt, endsAt, refs, people, route }) => (
          <li key={id}>
            <Link
              to="/admin/$type/arrangecartable"
              params={{ type: kind }}
              search={{ day: dayOf(startsAt), open: `trip:${id}` }}
              className={classes['link']}
            >
              <strong>{refs.join(', ') || route}</strong>
              <span>{formatPeriod(startsAt, endsAt)}</span>
              <small>{[say(kinds[kind].name), ...people, route].filter(Boolean).join(' · ')}</small>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="soft">{say(moreTrips, { count: rest })}</p>}
    </div>
  );
};
