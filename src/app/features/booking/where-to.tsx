import { Link } from '@tanstack/react-router';
import type { WhereTo as Likely } from '#contract/bookings';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { kinds } from '#kinds/registry';
import { firstTimeHint, goAgain, goByKind, startFrom, whereToQuestion } from '#words/check-booking';
import type { Say } from '#words/message';
import { sayDay } from '../../form/say-time';
import { KindIcon } from '../../kinds/kind-icon';
import type { UsedRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import classes from './where-to.module.css';

/** The day as people say it; remembered from an earlier one it may be over, and the hour still the usual one. */
const sayStart = (say: Say, startsAt: string, now: Date): string => {
  const [day, today] = [dayOf(startsAt), dayOf(now)];
  const date = day > addDays(today, 1) ? [formatDate(startsAt).slice(0, 5)] : [];
  const isAhead = Date.parse(startsAt) > +now;
  return [...(isAhead ? [sayDay(say, day, now), ...date] : []), formatTime(startsAt)].join(' ');
};

/**
 * Where to? The likely trips, one tap from their filled-in form, then places, which propose how to go there. One line of a
 * fixed height: whatever it holds, and before it is known, nothing below it moves.
 */
export const WhereTo = ({ likely, now }: { likely: UsedRemote<Likely>; now: Date }) => {
  const say = useSay();
  const { trips = [], places = [] } = likely.value ?? {};
  const isEmpty = trips.length + places.length === 0;
  return (
    <section aria-labelledby="where-to" className="stack gap-2">
      <h2 id="where-to" className="large">
        {say(whereToQuestion)}
      </h2>
      {isEmpty ? (
        <div className={`soft small ${classes['line']}`}>
          {likely.shown.status !== 'loading' && say(firstTimeHint)}
        </div>
      ) : (
        <ul className={classes['line']}>
          {trips.map(({ bookingId, kind, from, to, startsAt }) => {
            const when = sayStart(say, startsAt, now);
            const start = from === null ? null : say(startFrom, { place: from });
            return (
              <li className="firm" key={bookingId}>
                <Link
                  to="/$kind"
                  params={{ kind }}
                  search={{ copy: bookingId, day: dayOf(startsAt) }}
                  className={`chip ${classes['chip']}`}
                  aria-label={say(goAgain, {
                    what: [to, when, start, say(kinds[kind].name)].filter(Boolean).join(' · '),
                  })}
                >
                  <KindIcon kind={kind} size={24} />
                  <strong className="clip">{to}</strong>
                  <small className="clip">{[when, start].filter(Boolean).join(' · ')}</small>
                </Link>
              </li>
            );
          })}
          {places.map(({ placeId, name, kind }) => (
            <li className="firm" key={placeId}>
              <Link
                to="/$kind"
                params={{ kind }}
                search={{ to: placeId }}
                className={`chip ${classes['chip']}`}
                aria-label={say(goByKind, { place: name, kind: say(kinds[kind].name) })}
              >
                <KindIcon kind={kind} size={24} />
                <strong className="clip">{name}</strong>
                <small className="clip">{say(kinds[kind].name)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
